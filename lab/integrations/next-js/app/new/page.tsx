"use client";

import { useActionState } from "react";
import { suggest } from "./actions";

export default function NewRecipe() {
  const [message, action, isPending] = useActionState(suggest, "");

  return (
    <main>
      <h1>Suggest a recipe</h1>
      <form action={action}>
        <label>
          Title <input name="title" required maxLength={120} />
        </label>
        <label>
          Summary <textarea name="summary" maxLength={300} />
        </label>
        <button type="submit" disabled={isPending}>
          Send
        </button>
      </form>
      <p role="status">{message}</p>
    </main>
  );
}
