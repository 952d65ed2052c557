export default defineEventHandler((event) => {
  const { url = "/", secret, status } = getQuery<Record<string, string>>(event);
  const { previewSecret } = useRuntimeConfig(event);
  if (!previewSecret || secret !== previewSecret) throw createError({ status: 401, statusText: "Wrong secret" });
  // Redirect only to a path of this site.
  if (!/^\/(?![/\\])/.test(url)) throw createError({ status: 400, statusText: "Wrong path" });

  const options = { path: "/", httpOnly: true, secure: true, sameSite: "none" } as const;
  if (status === "published") deleteCookie(event, "preview", options);
  else setCookie(event, "preview", previewSecret, options);
  return sendRedirect(event, url, 307);
});
