import { act, renderHook } from "@testing-library/react";
import { usePreferredVersion } from "../../../src/app/usePreferredVersion";

const versions = [{ name: "current" }, { name: "v4" }];
const use = () => renderHook(() => usePreferredVersion(versions)).result;

describe("usePreferredVersion", () => {
  beforeEach(() => localStorage.clear());

  it("remembers the version the reader chose", () => {
    const first = use();
    expect(first.current.preferred).toBeNull();
    act(() => first.current.prefer("v4"));
    expect(first.current.preferred).toBe("v4");
    expect(use().current.preferred).toBe("v4");
  });

  it("forgets a version that is no more", () => {
    localStorage.setItem("docs.version", "v3");
    expect(use().current.preferred).toBeNull();
    expect(localStorage.getItem("docs.version")).toBeNull();
  });
});
