import { chatsAbout } from "../../../src/components/PageTools/assistants";
import { copyFrom } from "../../../src/components/PageTools/copyPage";

describe("copyFrom", () => {
  const copied: string[] = [];
  const write = async (text: string) => void copied.push(text);

  it("copies what stands behind the URL", async () => {
    expect(await copyFrom("/a.md", async (url) => `text of ${url}`, write)).toBe("copied");
    expect(copied).toEqual(["text of /a.md"]);
  });

  it("tells what can't be loaded from what the browser forbids", async () => {
    const fail = async () => Promise.reject(new Error("no"));
    expect(await copyFrom("/a.md", fail, write)).toBe("offline");
    expect(await copyFrom("/a.md", async () => "text", fail)).toBe("refused");
  });
});

it("begins a chat with the page's URL, whatever is in it", () => {
  for (const { href } of chatsAbout("https://docs.example/a?b=c&d.md")) {
    const message = new URL(href).searchParams.get("q");
    expect(message).toContain("https://docs.example/a?b=c&d.md");
  }
});
