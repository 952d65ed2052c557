import { fireEvent, render, screen } from "@testing-library/react";
import { AnnouncementBar } from "../../../src/components/AnnouncementBar/AnnouncementBar";

const announcement = {
  id: "v6",
  content: "Read the new site",
  to: "https://example.org/",
  backgroundColor: "rebeccapurple",
  textColor: null,
  isCloseable: true,
};

describe("AnnouncementBar", () => {
  it("links its text, takes its colors from the configuration and can be closed", () => {
    const onDismiss = jest.fn();
    render(<AnnouncementBar announcement={announcement} isDismissed={false} onDismiss={onDismiss} />);
    expect(screen.getByRole("link", { name: "Read the new site" }).getAttribute("href")).toBe(
      "https://example.org/",
    );
    const bar = screen.getByRole("region", { name: "Announcement" });
    expect(bar.style.getPropertyValue("--announcement-bg")).toBe("rebeccapurple");
    expect(bar.style.getPropertyValue("--announcement-text")).toBe("");
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it("is plain text without a target, and has no button when it isn't closeable", () => {
    render(
      <AnnouncementBar
        announcement={{ ...announcement, to: null, isCloseable: false }}
        isDismissed={false}
        onDismiss={jest.fn()}
      />,
    );
    expect(screen.queryByRole("link")).toBeNull();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("is gone once dismissed", () => {
    render(<AnnouncementBar announcement={announcement} isDismissed={true} onDismiss={jest.fn()} />);
    expect(screen.queryByRole("region")).toBeNull();
  });
});
