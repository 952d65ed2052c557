/**
 * Makes the path of the URL decodable, as in `/%E0%A4%A`: the router decodes it when it is evaluated, and no script
 * of the site would run. Import this before everything that imports `gatsby`. Each percent sign then stands for itself,
 * so the page that isn't found shows the path as it was typed.
 */
function makeDecodable(): void {
  try {
    decodeURIComponent(location.pathname);
  } catch {
    const url = new URL(location.href);
    url.pathname = url.pathname.replaceAll("%", "%25");
    history.replaceState(history.state, "", url);
  }
}

makeDecodable();
