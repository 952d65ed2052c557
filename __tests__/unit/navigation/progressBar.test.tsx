import { endProgress, startProgress } from "../../../src/navigation/progressBar";
import { signalIds } from "../../../src/navigation/signalIds";

function bar(): HTMLElement {
  const element = document.getElementById(signalIds.progress);
  if (!element) throw new Error("no bar");
  return element;
}
const share = () => Number(bar().style.getPropertyValue("--progress"));
const state = () => bar().dataset.state;
const text = () => document.getElementById(signalIds.progressText)?.textContent;

describe("the progress bar", () => {
  beforeEach(() => {
    jest.useFakeTimers();
    document.body.innerHTML = `<div id="${signalIds.progress}" data-state="idle"></div><p id="${signalIds.progressText}"></p>`;
  });
  afterEach(() => {
    endProgress();
    jest.runAllTimers();
    jest.useRealTimers();
  });

  it("shows nothing for a page that comes within 200 ms", () => {
    startProgress();
    jest.advanceTimersByTime(199);
    expect(state()).toBe("idle");
    endProgress();
    jest.advanceTimersByTime(5000);
    expect(state()).toBe("idle");
  });

  it("is idle again when the next page comes at once while the bar fades", () => {
    startProgress();
    jest.advanceTimersByTime(300);
    endProgress();
    jest.advanceTimersByTime(100);
    startProgress();
    jest.advanceTimersByTime(100);
    endProgress();
    jest.advanceTimersByTime(5000);
    expect([state(), share()]).toEqual(["idle", 0]);
  });

  it("begins after 200 ms at 8 % and says so", () => {
    startProgress();
    jest.advanceTimersByTime(200);
    expect([state(), share(), text()]).toEqual(["loading", 0.08, "Loading the page"]);
  });

  it("grows by 2 % every 800 ms, and never to its end", () => {
    startProgress();
    jest.advanceTimersByTime(200 + 799);
    expect(share()).toBeCloseTo(0.08);
    jest.advanceTimersByTime(1);
    expect(share()).toBeCloseTo(0.1);
    jest.advanceTimersByTime(1600);
    expect(share()).toBeCloseTo(0.14);
    jest.advanceTimersByTime(600_000);
    expect(share()).toBeGreaterThan(0.99);
    expect(share()).toBeLessThan(1);
  });

  it("runs to its end when the page is there, in 200 ms, and fades in as many", () => {
    startProgress();
    jest.advanceTimersByTime(1000);
    endProgress();
    expect([state(), share(), text()]).toEqual(["done", 1, ""]);
    jest.advanceTimersByTime(399);
    expect(state()).toBe("done");
    jest.advanceTimersByTime(1);
    expect([state(), share()]).toEqual(["idle", 0]);
  });

  it("goes on where it was when another page is wanted meanwhile", () => {
    startProgress();
    jest.advanceTimersByTime(1000);
    startProgress();
    expect(share()).toBeCloseTo(0.1);
    jest.advanceTimersByTime(800);
    expect(share()).toBeCloseTo(0.12);
  });

  it("does nothing on a page without one", () => {
    document.body.innerHTML = "";
    startProgress();
    expect(() => jest.advanceTimersByTime(3000)).not.toThrow();
  });
});
