import { Link } from "gatsby";
import * as React from "react";

export default function NotFound() {
  return (
    <main>
      <h1>There is no such page</h1>
      <Link to="/">All recipes</Link>
    </main>
  );
}
