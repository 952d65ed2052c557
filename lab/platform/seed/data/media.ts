/** The subject of an image; seed/draw/ has a drawing of each. */
export type Motif = "buns" | "crocus" | "lemons" | "pan" | "plate" | "soup" | "tart" | "threads";

export interface Picture {
  /** Files that no page is shown with get an id from their name. */
  documentId?: string;
  name: string;
  motif: Motif;
  alternativeText: string;
  caption?: string;
  /** A folder of the media library; none means its root. */
  folder?: string;
}

/** Own drawings, 900 × 600 pixels. */
export const pictures: readonly Picture[] = [
  {
    documentId: "isyxkzu1o3wqjpeqelt7mpn7",
    name: "saffron-risotto.jpg",
    motif: "plate",
    alternativeText: "A plate of yellow risotto",
    caption: "Yellow all the way through",
  },
  {
    documentId: "vazy1sqd0irfbzpx7weuatbl",
    name: "roasted-pumpkin-soup.jpg",
    motif: "soup",
    alternativeText: "A bowl of orange soup with a swirl of cream",
  },
  { name: "spring-pea-tart.jpg", motif: "tart", alternativeText: "A round tart full of green peas" },
  { name: "cardamom-buns.jpg", motif: "buns", alternativeText: "Six brown buns on a tray" },
  {
    documentId: "x63eja4dgeza2ibjbsz5q9ts",
    name: "amina-benali.jpg",
    motif: "crocus",
    alternativeText: "A saffron crocus, drawn",
  },
  {
    name: "saffron-threads.jpg",
    motif: "threads",
    alternativeText: "Red saffron threads in a white bowl",
    folder: "Galleries",
  },
  {
    name: "risotto-stirring.jpg",
    motif: "pan",
    alternativeText: "Rice in a wide pan, with a wooden spoon",
    folder: "Galleries",
  },
  {
    name: "market-lemons.jpg",
    motif: "lemons",
    alternativeText: "Lemons in a blue bowl",
    folder: "Galleries",
  },
];
