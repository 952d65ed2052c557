import RotateCcw from "lucide-react/icons/rotate-ccw";
import { type ReactElement, useState } from "react";
import { Choice } from "../ReadingSettings/Choice";
import { readChoice, saveChoice } from "../Tabs/tabChoices";
import { readKept } from "./keptSchema";
import { NameField } from "./NameField";
import { type Field, noProject, readProject, showProject } from "./ownProject";
import { type TypeNames, typesIn } from "./schemaTypes";
import * as styles from "./ProjectPanel.module.css";

/** Settings that are tabs in samples, too: the same choice under the same name. */
const tabChoices = [
  {
    group: "language",
    legend: "Language",
    options: [
      { value: "ts", label: "TypeScript" },
      { value: "js", label: "JavaScript" },
    ],
  },
  {
    group: "package-manager",
    legend: "Package manager",
    options: ["npm", "yarn", "pnpm"].map((value) => ({ value, label: value })),
  },
] as const;

/** The reader's names for what samples take from the sample project; each valid one shows on the page at once. */
export function ProjectPanel(): ReactElement {
  const [project, setProject] = useState(readProject);
  const [said, setSaid] = useState("");
  const [hasNames] = useState(() => document.querySelector("var[data-own]") !== null);
  const types = useSchemaTypes();
  const change = (part: Partial<typeof project>) => {
    const next = { ...project, ...part };
    setProject(next);
    setSaid(showProject(next) > 0 ? "Samples show your project." : "Samples show Saffron.");
  };
  const field = (name: Field) => ({ name, project, onChange: (value: string) => change({ [name]: value }) });
  const isSaffron = Object.values(project).every((value) => value === "");

  return (
    <div className={styles.panel}>
      <p>
        {hasNames
          ? "Samples, commands, and copies use your names."
          : "Your names appear on other pages. The code on this page doesn't change."}{" "}
        They stay in this browser.
      </p>
      {types.length > 0 && <SchemaChoice types={types} onChoose={change} />}
      <div className={styles.pair}>
        <NameField {...field("singular")} label="Content type, singular" />
        <NameField
          {...field("plural")}
          label="Plural"
          {...(project.singular && !project.plural ? { hint: "Enter it, too." } : {})}
        />
      </div>
      <NameField {...field("url")} label="Server URL" />
      <div className={styles.pair}>
        <NameField {...field("token")} label="Variable of the token" hint="Its name, never a real token." />
        <NameField {...field("locale")} label="Locale" hint="In place of fr." />
      </div>
      {tabChoices.map(({ group, legend, options }) => (
        <TabChoice key={group} {...{ group, legend, options }} />
      ))}
      {/* Not disabled: a button that is would lose the focus by being pressed. */}
      <button
        type="button"
        className={styles.reset}
        aria-disabled={isSaffron}
        onClick={() => change(noProject)}
      >
        <RotateCcw size={14} aria-hidden="true" />
        Back to Saffron
      </button>
      <p role="status" className="visuallyHidden">
        {said}
      </p>
    </div>
  );
}

interface TabChoiceProps {
  readonly group: string;
  readonly legend: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

function TabChoice({ group, legend, options }: TabChoiceProps): ReactElement {
  const [chosen, setChosen] = useState(() => readChoice(group) ?? options[0]?.value ?? "");
  const choose = (value: string) => {
    saveChoice(group, value);
    setChosen(value);
  };
  return <Choice name={group} legend={legend} options={options} chosen={chosen} onChoose={choose} />;
}

interface SchemaChoiceProps {
  readonly types: readonly TypeNames[];
  readonly onChoose: (type: TypeNames) => void;
}

/** Fills in the names of a type in the schema that the console runs with. */
function SchemaChoice({ types, onChoose }: SchemaChoiceProps): ReactElement {
  return (
    <label className={styles.field}>
      From your schema in the console
      <select
        value=""
        onChange={({ currentTarget }) => {
          const type = types.find(({ singular }) => singular === currentTarget.value);
          if (type) onChoose(type);
        }}
      >
        <option value="">Choose a content type</option>
        {types.map(({ singular }) => (
          <option key={singular}>{singular}</option>
        ))}
      </select>
    </label>
  );
}

function useSchemaTypes(): readonly TypeNames[] {
  const [types] = useState(() => typesIn(readKept()?.files.map(({ text }) => text) ?? []));
  return types;
}
