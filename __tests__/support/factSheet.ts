/** A file of facts as the lab's command writes it, small. */
export const dishes = {
  title: "Dishes",
  source: "the kitchen",
  platform: "5.54.0",
  columns: [
    { key: "name", label: "Name", kind: "code" },
    { key: "about", label: "About", kind: "text" },
    { key: "parts", label: "Parts", kind: "list" },
    { key: "hot", label: "Hot", kind: "yesNo", isExtra: true },
    { key: "minutes", label: "Minutes", kind: "text", isExtra: true },
  ],
  rows: [
    {
      id: "soup",
      group: "first",
      name: "a|b",
      about: "hot {water} & <salt>",
      parts: ["x", "y"],
      hot: true,
      minutes: 20,
    },
    {
      id: "salad",
      group: "first",
      name: "`tick`",
      about: "cold_and_green",
      parts: [],
      hot: false,
      minutes: 5,
    },
    { id: "cake", group: "last", name: "cake", about: null, parts: ["z"], hot: false, minutes: 100 },
  ],
} as const;

export const dishesText = JSON.stringify(dishes);
