import type { FenceDefinition } from "../../../plugins/docs-content/components/definition";
import { textProp } from "../../../plugins/docs-content/components/textProp";
import { codeBelowTitle } from "../../../plugins/docs-content/search/labelled";

export const playgroundDefinition = {
  kind: "fence",
  bind: (props, page) => ({ ...props, id: page.nextCodeId(textProp(props, "title")) }),
  search: codeBelowTitle,
  example: `\`\`\`jsx live title="A portion calculator"
function App() {
  const [portions, setPortions] = useState(4);
  return <button onClick={() => setPortions(portions + 1)}>{portions} portions</button>;
}

render(<App />);
\`\`\``,
} satisfies FenceDefinition;
