interface Season {
  documentId: string;
  en: { name: string; slug: string };
  fr: { name: string; slug: string };
  startsOn: string;
  color: string;
}

export const seasons: readonly Season[] = [
  {
    documentId: "w4rq2vfz1n9x0ktb6ye8msdu",
    en: { name: "Spring", slug: "spring" },
    fr: { name: "Printemps", slug: "printemps" },
    startsOn: "03-20",
    color: "#7FA650",
  },
  {
    documentId: "s7h3kqy0c5wj2bnm9txg4avl",
    en: { name: "Summer", slug: "summer" },
    fr: { name: "Été", slug: "ete" },
    startsOn: "06-21",
    color: "#E8A317",
  },
  {
    documentId: "z325bab4xl8xdocyl5jlf33i",
    en: { name: "Autumn", slug: "autumn" },
    fr: { name: "Automne", slug: "automne" },
    startsOn: "09-22",
    color: "#D96A1E",
  },
  {
    documentId: "k9d1vxo6e4ru3phz8qtw7ynf",
    en: { name: "Winter", slug: "winter" },
    fr: { name: "Hiver", slug: "hiver" },
    startsOn: "12-21",
    color: "#5B7C99",
  },
];
