import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { platform } from "../../../shared/platform";
import { chooseOwnVersion, ownVersion, ownVersions } from "../../../src/components/OwnVersion/ownVersion";
import { VersionChoice } from "../../../src/components/OwnVersion/VersionChoice";

const choose = (value: string) => fireEvent.change(screen.getByRole("combobox"), { target: { value } });

beforeEach(() => {
  render(
    <main>
      <VersionChoice />
      <table>
        <tbody>
          <tr>
            <td>
              host <em>since 5.37</em>
            </td>
          </tr>
        </tbody>
      </table>
    </main>,
  );
});
afterEach(() => chooseOwnVersion(undefined));

it("marks what the chosen version lacks, and takes the marks back", async () => {
  choose("5.30");
  await waitFor(() => expect(screen.getByText("needs 5.37").dataset.needsNewer).toBe(""));
  choose("5.40");
  await waitFor(() => expect(screen.getByText("since 5.37").dataset.needsNewer).toBeUndefined());
  choose("5.0");
  await screen.findByText("needs 5.37");
  choose("");
  await screen.findByText("since 5.37");
});

it("marks what a reader opens later", async () => {
  choose("5.30");
  await screen.findByText("needs 5.37");
  const late = document.createElement("em");
  late.textContent = "since 5.40";
  document.querySelector("main")?.append(late);
  await screen.findByText("needs 5.40");
});

it("remembers the version, and forgets one that doesn't exist", () => {
  choose("5.30");
  expect(localStorage.getItem("docs.ownVersion")).toBe("5.30");
  expect(ownVersion()).toBe("5.30");
  localStorage.setItem("docs.ownVersion", "5.999");
  expect(ownVersion()).toBeUndefined();
});

it("offers all versions up to the documented one", () => {
  expect(platform.version.startsWith(`${ownVersions[0]}.`)).toBe(true);
  expect(ownVersions.at(-1)).toBe("5.0");
});
