import { draftMode } from "next/headers";
import { redirect } from "next/navigation";
import type { NextRequest } from "next/server";

const secret = process.env.PREVIEW_SECRET;

export async function GET({ nextUrl: { searchParams: query } }: NextRequest) {
  const url = query.get("url") ?? "/";
  if (!secret || query.get("secret") !== secret) return new Response("Wrong secret", { status: 401 });
  // Redirect only to a path of this site.
  if (!/^\/(?![/\\])/.test(url)) return new Response("Wrong path", { status: 400 });

  const draft = await draftMode();
  if (query.get("status") === "published") draft.disable();
  else draft.enable();
  redirect(url);
}
