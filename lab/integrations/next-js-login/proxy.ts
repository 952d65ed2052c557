import { type NextRequest, NextResponse } from "next/server";
import { cookiesOf, renew } from "@/lib/login";

export async function proxy(request: NextRequest) {
  if (request.cookies.has("jwt")) return NextResponse.next();
  const refresh = request.cookies.get("refresh")?.value;
  const tokens = refresh && (await renew(refresh));
  if (!tokens) return NextResponse.redirect(new URL("/login", request.url));

  // The page of this request reads the new token, and the browser keeps it.
  request.cookies.set("jwt", tokens.jwt);
  const response = NextResponse.next({ request });
  for (const cookie of cookiesOf(tokens)) response.cookies.set(cookie);
  return response;
}

export const config = { matcher: "/account/:path*" };
