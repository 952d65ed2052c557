import { act, renderHook } from "@testing-library/react";
import { useSidebarHidden } from "../../../src/app/useSidebarHidden";

const { dataset } = document.documentElement;

test("useSidebarHidden tells CSS and the next visit", () => {
  const { result } = renderHook(() => useSidebarHidden());
  expect(result.current.isHidden).toBe(false);
  act(() => result.current.toggle());
  expect(result.current.isHidden).toBe(true);
  expect(dataset.sidebar).toBe("hidden");
  expect(localStorage.getItem("docs.sidebar")).toBe("hidden");
  act(() => result.current.toggle());
  expect(dataset.sidebar).toBeUndefined();
  expect(localStorage.getItem("docs.sidebar")).toBeNull();
});

test("useSidebarHidden starts from what the inline script has put on <html>", () => {
  dataset.sidebar = "hidden";
  expect(renderHook(() => useSidebarHidden()).result.current.isHidden).toBe(true);
  delete dataset.sidebar;
});
