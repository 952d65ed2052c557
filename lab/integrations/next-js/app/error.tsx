"use client";

export default function ErrorPage({ retry }: { retry: () => void }) {
  return (
    <main>
      <h1>The recipes aren't available</h1>
      <button type="button" onClick={retry}>
        Try again
      </button>
    </main>
  );
}
