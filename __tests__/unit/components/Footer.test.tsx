import { render, screen } from "@testing-library/react";
import { Footer } from "../../../src/components/Footer/Footer";

const link = (label: string, to: string) => ({ label, to, href: null });
const site = {
  disclaimer: "Unofficial.",
  footer: {
    copyright: "MIT",
    style: "auto",
    logo: null,
    columns: [{ title: "More", links: [link("Status", "/status"), link("Offline reading", "/offline")] }],
  },
};

const labels = () => screen.getAllByRole("link").map(({ textContent }) => textContent);

afterEach(() => Reflect.set(globalThis, "__HAS_OFFLINE__", true));

describe("Footer", () => {
  it("leads to all that is configured", () => {
    render(<Footer site={site} />);
    expect(labels()).toEqual(["Status", "Offline reading"]);
  });

  it("doesn't lead to offline reading where no pages are kept", () => {
    Reflect.set(globalThis, "__HAS_OFFLINE__", false);
    render(<Footer site={site} />);
    expect(labels()).toEqual(["Status"]);
  });
});
