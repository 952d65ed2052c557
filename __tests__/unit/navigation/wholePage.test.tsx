import { render, screen, waitFor } from "@testing-library/react";
import { hideFailure } from "../../../src/navigation/failureBox";
import { PageSignals } from "../../../src/navigation/PageSignals";
import { forgetTried, loadWhole, problemWith } from "../../../src/navigation/wholePage";

/** jsdom can't go anywhere: it reports the attempt, and that is what is counted. */
const wentAnywhere = jest.fn();
const respond = (status: number) => {
  global.fetch = jest.fn(async () => ({ status }) as Response);
};
const box = () => screen.queryByRole("alert");

describe("loading a page as a whole", () => {
  beforeEach(() => {
    render(<PageSignals />);
    sessionStorage.clear();
    wentAnywhere.mockClear();
    jest.spyOn(console, "error").mockImplementation(wentAnywhere);
  });
  afterEach(() => {
    hideFailure();
    jest.restoreAllMocks();
  });

  it("happens when the server has the page, or says that there is none", async () => {
    for (const status of [200, 404]) {
      respond(status);
      sessionStorage.clear();
      await loadWhole("/guide/code", () => true);
    }
    expect(wentAnywhere).toHaveBeenCalledTimes(2);
    expect(box()).toBeNull();
  });

  it("happens once, until a page has come alive", async () => {
    respond(200);
    await loadWhole("/guide/code", () => true);
    await loadWhole("/guide/code", () => true);
    expect(wentAnywhere).toHaveBeenCalledTimes(1);
    expect(box()?.textContent).toContain("was loaded as a whole");
    forgetTried();
    await loadWhole("/guide/code", () => true);
    expect(wentAnywhere).toHaveBeenCalledTimes(2);
  });

  it("doesn't happen when the server is in trouble or away: the page that is shown stays", async () => {
    respond(502);
    await loadWhole("/guide/code", () => true);
    expect(box()?.textContent).toContain("502");
    global.fetch = jest.fn(() => Promise.reject(new TypeError("Failed to fetch")));
    await loadWhole("/guide/code", () => true);
    await waitFor(() => expect(box()?.textContent).toContain("does not respond"));
    expect(wentAnywhere).not.toHaveBeenCalled();
  });

  it("doesn't happen when the reader has gone elsewhere meanwhile", async () => {
    respond(200);
    await loadWhole("/guide/code", () => false);
    expect(wentAnywhere).not.toHaveBeenCalled();
    expect(box()).toBeNull();
  });

  it("asks for the page and not for what a cache has of it", async () => {
    respond(200);
    expect(await problemWith("/guide/code")).toBeUndefined();
    expect(global.fetch).toHaveBeenCalledWith("/guide/code", { method: "HEAD", cache: "no-store" });
  });

  it("works where the browser forbids storage", async () => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("forbidden", "SecurityError");
    });
    respond(200);
    await loadWhole("/guide/code", () => true);
    expect(wentAnywhere).toHaveBeenCalledTimes(1);
  });
});
