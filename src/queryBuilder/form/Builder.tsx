import { type ReactElement, type ReactNode, useEffect, useId, useMemo, useRef, useState } from "react";
import type { QueryModel, QueryPreset } from "../../../shared/queryModel";
import { hasSandbox } from "../../sandbox/sandbox";
import { rootId } from "../check/checkForm";
import { typeAt } from "../check/names";
import { LivePane } from "../live/LivePane";
import { withoutLimit } from "../live/limit";
import type { QueryForm } from "../query/form";
import { useBuilder } from "../state/useBuilder";
import { BuilderContext } from "./BuilderContext";
import { ObjectEditor } from "./ObjectEditor";
import { OptionFields } from "./OptionFields";
import { PagingFields } from "./PagingFields";
import { RequestFields } from "./RequestFields";
import { Results } from "./Results";
import { Section } from "./Section";
import { pagingSummary, versionSummary } from "./summaries";
import { Toolbar } from "./Toolbar";
import { VersionFields } from "./VersionFields";
import * as styles from "./Builder.module.css";

interface BuilderProps {
  readonly model: QueryModel;
  readonly presets: readonly QueryPreset[];
  /** The recorded response to each preset. */
  readonly responses: readonly ReactNode[];
  /** Of the platform that the queries are sent to: `5.54.0`. */
  readonly platform: string;
  /** The page with the console. */
  readonly consolePath?: string;
}

/** A query as form, as object and as request, in step with each other. */
export function Builder({ model, presets, responses, ...about }: BuilderProps): ReactElement {
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const { state, dispatch, problems, preset } = useBuilder(model, presets);
  const [said, setSaid] = useState("");
  const [begun, setBegun] = useState(0);
  const pendingFocus = useRef<string | undefined>(undefined);
  const { form, path, query } = state;
  const { type } = typeAt(model, path);

  useEffect(() => {
    if (pendingFocus.current === undefined) return;
    root.current?.querySelector<HTMLElement>(pendingFocus.current)?.focus();
    pendingFocus.current = undefined;
  });

  const parts = useMemo(
    () => ({
      model,
      problemsOf: (wanted: string) => problems.filter((problem) => problem.id === wanted),
      announce: setSaid,
      focusNext: (selector: string) => {
        pendingFocus.current = selector;
      },
    }),
    [model, problems],
  );
  const changeForm = (part: Partial<QueryForm>) => dispatch({ type: "form", form: { ...form, ...part } });
  const hasProblem = (...names: string[]) =>
    names.some((name) => parts.problemsOf(`${rootId} ${name}`).length > 0);
  const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;

  const results = <Results {...{ path, query, id }} />;
  const recorded = preset === undefined ? undefined : responses[preset];

  return (
    <BuilderContext value={parts}>
      <section ref={root} className={styles.builder} aria-label="Query builder">
        <div className={styles.columns}>
          <div className={styles.query}>
            <Toolbar
              {...{ presets, preset }}
              request={{ path, query }}
              onStart={(request, title) => {
                dispatch({ type: "start", request });
                // Remounts the sections, so that those with content are open.
                setBegun(begun + 1);
                setSaid(`Loaded: ${title}.`);
              }}
            />
            <form onSubmit={(event) => event.preventDefault()} key={begun}>
              <RequestFields path={path} onChange={(next) => dispatch({ type: "path", path: next, model })} />
              <OptionFields type={type} options={form} onChange={changeForm} id={rootId} title="" />
              <Section title="Pagination" summary={pagingSummary(form)} hasProblem={hasProblem("pagination")}>
                <PagingFields
                  pagination={form.pagination}
                  onChange={(pagination) => changeForm({ pagination })}
                  id={`${rootId} pagination`}
                />
              </Section>
              <Section
                title="Language and version"
                summary={versionSummary(form)}
                hasProblem={hasProblem("locale", "status", "publicationFilter")}
              >
                <VersionFields {...{ type, form }} onChange={changeForm} />
              </Section>
            </form>
            <ObjectEditor {...{ state, id }} onChange={(text) => dispatch({ type: "text", text })} />
            <p className={styles.verdict} role="status" data-is-wrong={problems.length > 0}>
              {problems.length > 0
                ? `${count}: ${problems[0]?.where ?? ""}. ${problems[0]?.message ?? ""}`
                : ""}
            </p>
          </div>
          {hasSandbox ? (
            <LivePane
              {...{ path, query, recorded }}
              {...about}
              onShowAll={() => changeForm({ pagination: withoutLimit(form.pagination) })}
            >
              {results}
            </LivePane>
          ) : (
            results
          )}
        </div>
        <p className="visuallyHidden" role="status">
          {said}
        </p>
      </section>
      {!hasSandbox && recorded && (
        <div className={styles.response}>
          <h2 className={styles.heading}>Response from Strapi</h2>
          {recorded}
        </div>
      )}
    </BuilderContext>
  );
}

// The name by which LiveTool takes it.
export { Builder as Tool };
