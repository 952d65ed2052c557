"use server";

import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { asVisitor, cookiesOf, logIn } from "@/lib/login";

export async function signIn(_previous: string, form: FormData): Promise<string> {
  const tokens = await logIn(String(form.get("identifier")), String(form.get("password")));
  if (!tokens) return "The name or the password is wrong.";
  const jar = await cookies();
  for (const cookie of cookiesOf(tokens)) jar.set(cookie);
  redirect("/account");
}

export async function signOut(): Promise<void> {
  const jar = await cookies();
  const jwt = jar.get("jwt")?.value;
  if (jwt) await asVisitor(jwt, "/auth/logout", { method: "POST" });
  jar.delete("jwt");
  jar.delete("refresh");
  redirect("/login");
}
