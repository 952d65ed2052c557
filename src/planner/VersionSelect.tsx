import type { ReactElement } from "react";

interface VersionSelectProps {
  readonly label: string;
  readonly value: string;
  readonly versions: readonly string[];
  readonly onChange: (version: string) => void;
}

/** A list of versions. One that a project has and the list doesn't, such as a patch, is added to it. */
export function VersionSelect({ label, value, versions, onChange }: VersionSelectProps): ReactElement {
  const all = versions.includes(value) ? versions : [value, ...versions];
  return (
    <label>
      {label}
      <select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {all.map((version) => (
          <option key={version} value={version}>
            Strapi {version === "4" ? "4.x" : version}
          </option>
        ))}
      </select>
    </label>
  );
}
