import { fireEvent } from "@testing-library/react";
import { provideZoomSettings } from "../../../../src/components/Figure/zoomSettings";
import { watchPictures } from "../../../../src/reader/zoom/watchPictures";
import { openZoom } from "../../../../src/reader/zoom/zoomDialog";

jest.mock("../../../../src/reader/zoom/zoomDialog", () => ({ openZoom: jest.fn() }));

const settings = {
  margin: 0,
  background: "white",
  darkBackground: null,
  scrollOffset: 40,
  closeDelay: 150,
  attachDelay: 1000,
};

it("opens an image that is clicked during the attach delay when the delay has passed", async () => {
  jest.useFakeTimers();
  jest.spyOn(performance, "now").mockReturnValue(400);
  document.body.innerHTML = "<figure><div data-zoomable><img alt=''></div></figure>";
  const image = document.querySelector("img") ?? new Image();
  Object.defineProperty(image, "offsetWidth", { value: 100 });
  watchPictures();
  fireEvent.click(image);
  provideZoomSettings(settings);
  await jest.advanceTimersByTimeAsync(599);
  expect(openZoom).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(openZoom).toHaveBeenCalledWith(image, settings);
});
