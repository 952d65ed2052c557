import { useEffect } from "react";
import { isRouteErrorResponse, Outlet, useNavigation, useParams, useRouteError } from "react-router";

export function Layout() {
  const { locale = "en" } = useParams();
  const { state } = useNavigation();
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);

  return (
    <>
      {state === "loading" && <p role="status">Loading…</p>}
      <Outlet />
    </>
  );
}

export function Problem() {
  const error = useRouteError();
  const isResponse = isRouteErrorResponse(error);

  return (
    <main role="alert">
      <h1>{isResponse && error.status === 404 ? "Page not found" : "This page can't be loaded"}</h1>
      <p>{isResponse ? `${error.status}: ${error.data}` : String(error)}</p>
      <a href="">Try again</a>
    </main>
  );
}
