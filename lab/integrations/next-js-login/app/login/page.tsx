"use client";

import { useActionState } from "react";
import { signIn } from "./actions";

export default function LoginPage() {
  const [message, send, isSending] = useActionState(signIn, "");
  return (
    <main>
      <h1>Log in</h1>
      <form action={send}>
        <input name="identifier" autoComplete="username" required aria-label="Username or email" />
        <input name="password" type="password" autoComplete="current-password" required aria-label="Password" />
        <button type="submit" disabled={isSending}>
          Log in
        </button>
      </form>
      <p role="status">{message}</p>
    </main>
  );
}
