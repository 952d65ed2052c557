import type { ReactElement } from "react";
import type { Options } from "../query/form";
import { FieldChoice } from "./FieldChoice";
import { Filters } from "./Filters";
import { PopulateFields, RowList, type RowOptions } from "./PopulateFields";
import { Rest } from "./Rest";
import { Section } from "./Section";
import { Sort } from "./Sort";
import { summaries } from "./summaries";
import { useOptionProblems } from "./useOptionProblems";

/** The parts of the form that a request and everything it populates have in common. */
export function OptionFields({ type, zone, options, onChange, id, title }: RowOptions): ReactElement {
  const said = summaries(options);
  const has = useOptionProblems(options, id);
  const of = title === "" ? "" : ` of ${title}`;
  const change = (part: Partial<Options>) => onChange({ ...options, ...part });
  if (zone) {
    return (
      <>
        <Section title={`Blocks${of} (on)`} summary={said.on} hasProblem={has.on}>
          <RowList
            rows={options.on}
            onChange={(on) => change({ on })}
            known={zone.targets}
            fieldOf={() => undefined}
            noun="block"
            name={`${id}-on`}
          >
            {optionsOfRow}
          </RowList>
        </Section>
        <Rest id={id} rest={options.rest} onChange={(rest) => change({ rest })} />
      </>
    );
  }
  return (
    <>
      <Section title={`Filters${of}`} summary={said.filters} hasProblem={has.filters}>
        <Filters
          type={type}
          nodes={options.filters}
          onChange={(filters) => change({ filters })}
          name={`${id}-filters`}
        />
      </Section>
      <Section title={`Sort${of}`} summary={said.sort} hasProblem={has.sort}>
        <Sort type={type} rows={options.sort} onChange={(sort) => change({ sort })} name={`${id}-sort`} />
      </Section>
      <Section title={`Fields${of}`} summary={said.fields} otherwise="all fields" hasProblem={has.fields}>
        <FieldChoice
          type={type}
          fields={options.fields}
          onChange={(fields) => change({ fields })}
          ownerId={id}
        />
      </Section>
      <Section title={`Populate${of}`} summary={said.populate} hasProblem={has.populate}>
        <PopulateFields
          type={type}
          populate={options.populate}
          onChange={(populate) => change({ populate })}
          name={`${id}-populate`}
        >
          {optionsOfRow}
        </PopulateFields>
      </Section>
      <Rest id={id} rest={options.rest} onChange={(rest) => change({ rest })} />
    </>
  );
}

const optionsOfRow = (row: RowOptions) => <OptionFields {...row} />;
