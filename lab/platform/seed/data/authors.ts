interface Author {
  documentId: string;
  name: string;
  slug: string;
  email: string;
  bio: string;
  /** The slug of another author. */
  mentor?: string;
  /** An image of media.ts. */
  avatar?: string;
}

export const authors: readonly Author[] = [
  {
    documentId: "tjx4qr99ix8s7zy2g4nif9vn",
    name: "Amina Benali",
    slug: "amina-benali",
    email: "amina@saffron.example",
    bio: "Amina founded **Saffron** after ten years behind the stove of a small restaurant.",
    avatar: "amina-benali.jpg",
  },
  {
    documentId: "hejwugrzqcqdwdz9v4r1m1h0",
    name: "Jonas Weber",
    slug: "jonas-weber",
    email: "jonas@saffron.example",
    bio: "Jonas bakes before sunrise and writes about it *after* breakfast.",
  },
  {
    documentId: "nm792n29bpg0623mdgmu5ys9",
    name: "Lucía Ortega",
    slug: "lucia-ortega",
    email: "lucia@saffron.example",
    bio: "Lucía cooks what her garden gives, and answers for every tomato.",
    mentor: "amina-benali",
  },
  {
    documentId: "mlclo65bnd1flv044uuglg63",
    name: "Tomasz Zieliński",
    slug: "tomasz-zielinski",
    email: "tomasz@saffron.example",
    bio: "Tomasz smokes fish by a lake and measures salt by hand.",
    mentor: "jonas-weber",
  },
];
