import { z } from "zod";

/** `<CodeTabs>` takes its labels from the languages of the fences it holds, and becomes Tabs when it is compiled. */
export const codeTabsSchema = z.strictObject({});
