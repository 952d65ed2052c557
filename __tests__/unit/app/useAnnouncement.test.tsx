import { act, renderHook } from "@testing-library/react";
import { useAnnouncement } from "../../../src/app/useAnnouncement";

const show = (id: string | undefined) => renderHook(() => useAnnouncement(id)).result;

describe("useAnnouncement", () => {
  beforeEach(() => localStorage.clear());

  it("shows a new announcement and remembers its id", () => {
    expect(show("v6").current.isDismissed).toBe(false);
    expect(localStorage.getItem("docs.announcement.id")).toBe("v6");
  });

  it("keeps a dismissed one away on the next visit", () => {
    const first = show("v6");
    act(() => first.current.dismiss());
    expect(first.current.isDismissed).toBe(true);
    expect(localStorage.getItem("docs.announcement.dismiss")).toBe("true");
    expect(show("v6").current.isDismissed).toBe(true);
  });

  it("shows again when the id changes", () => {
    const first = show("v6");
    act(() => first.current.dismiss());
    expect(show("v7").current.isDismissed).toBe(false);
    expect(localStorage.getItem("docs.announcement.dismiss")).toBeNull();
  });

  it("stores nothing without an announcement", () => {
    show(undefined);
    expect(localStorage).toHaveLength(0);
  });
});
