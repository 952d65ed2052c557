import { readTask } from "../../../../runner/replay/tasks/readTask";
import type { Task } from "../../../../runner/replay/tasks/tasks";

const task: Task = { page: "guide/roles", heading: "Example: a role", as: "superAdmin" };

const page = (steps: string) => `---
title: Roles
---

Some text.

## Create a role

<Steps>

1. Enter a **Name**.

</Steps>

### Example: a role

<Steps>

${steps}

</Steps>

## Delete a role

<Steps>

1. Confirm **Delete**.

</Steps>
`;

test("Only the steps below the heading are read, so looser steps around them don't matter", () => {
  const actions = readTask(
    task,
    page("1. Select **Roles**. Enter `Cook` in **Name**.\n2. You see **Role created**."),
  );
  expect(actions.map(({ does }) => does)).toEqual(["select", "fill", "see"]);
  expect(actions[0]).toMatchObject({ name: "Roles", line: 19 });
});

test("A step that is too loose is a problem with its line", () => {
  expect(() => readTask(task, page("1. Look at **Roles**."))).toThrow(/guide\/roles\.mdx:19 /);
});

test("A heading that is gone, and a heading without steps, are problems", () => {
  expect(() => readTask({ ...task, heading: "Other" }, page("1. Select **Roles**."))).toThrow(
    'no heading "Other"',
  );
  expect(() => readTask(task, page("1. Think."))).toThrow("No step");
});
