import { error, redirect } from "@sveltejs/kit";
import { PREVIEW_SECRET } from "$app/env/private";

export function GET({ url, cookies }) {
  const path = url.searchParams.get("url") ?? "/";
  if (!PREVIEW_SECRET || url.searchParams.get("secret") !== PREVIEW_SECRET) error(401, "Wrong secret");
  // Redirect only to a path of this site.
  if (!/^\/(?![/\\])/.test(path)) error(400, "Wrong path");

  const options = { path: "/", httpOnly: true, secure: true, sameSite: "none" } as const;
  if (url.searchParams.get("status") === "published") cookies.delete("preview", options);
  else cookies.set("preview", PREVIEW_SECRET, options);
  redirect(307, path);
}
