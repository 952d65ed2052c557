import { createElement, type ReactNode, useEffect } from "react";
import { createRoot, type Root } from "react-dom/client";
import { renderElementAsync } from "react-live";
import { compileLive } from "../live/liveCode";
import { failureOf } from "./failures";
import { report } from "./report";
import { createScope } from "./scope";

interface Runner {
  readonly run: (code: string) => void;
  /** Reports an error of code that is running: before its first paint too, which then isn't a success. */
  readonly fail: (error: unknown) => void;
}

/** Runs live code, and shows what it renders in `container`. */
export function createRunner(container: HTMLElement): Runner {
  let root: Root | undefined;
  let hasFailed = false;

  const fail = (error: unknown) => {
    hasFailed = true;
    report({ type: "failed", failure: failureOf(error) });
  };

  const run = (code: string) => {
    hasFailed = false;
    const onShown = () => {
      // After an error, react-live's boundary renders nothing, which isn't a success.
      if (!hasFailed) report({ type: "shown" });
    };
    let compiled: string;
    try {
      compiled = compileLive(code);
    } catch (error) {
      // While a word is half written the last result stays.
      fail(error);
      return;
    }
    root?.unmount();
    // React would log it as well; react-live has reported it already.
    const current = createRoot(container, { onCaughtError: () => {}, onUncaughtError: () => {} });
    root = current;
    try {
      renderElementAsync(
        { code: compiled, scope: createScope(), enableTypeScript: false },
        (Element) => current.render(createElement(Shown, { onShown }, createElement(Element))),
        fail,
      );
    } catch (error) {
      fail(error);
    }
  };

  return { run, fail };
}

interface ShownProps {
  readonly onShown: () => void;
  readonly children?: ReactNode;
}

/** Tells once its children are on the screen. */
function Shown({ onShown, children }: ShownProps): ReactNode {
  useEffect(onShown, [onShown]);
  return children;
}
