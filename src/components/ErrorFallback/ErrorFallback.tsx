import { Component, type ReactNode } from "react";
import * as styles from "./ErrorFallback.module.css";

interface ErrorFallbackProps {
  readonly children: ReactNode;
  /** Where to go when nothing else of the layout is left. */
  readonly home?: string;
}

interface ErrorFallbackState {
  readonly error: Error | null;
}

/** Catches a crash below it. Give it a key that changes with the page, so that the next page starts anew. */
export class ErrorFallback extends Component<ErrorFallbackProps, ErrorFallbackState> {
  override state: ErrorFallbackState = { error: null };

  static getDerivedStateFromError(error: unknown): ErrorFallbackState {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <div className={styles.fallback} role="alert">
        <h1>This page crashed.</h1>
        <p className={styles.message}>{error.message}</p>
        <p className={styles.ways}>
          <button type="button" className={styles.retry} onClick={() => this.setState({ error: null })}>
            Try again
          </button>
          {/* With a target, so that the browser follows it: the router has crashed, too. */}
          {this.props.home && (
            <a href={this.props.home} target="_top">
              Go to the start page
            </a>
          )}
        </p>
      </div>
    );
  }
}
