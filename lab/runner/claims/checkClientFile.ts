import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ClientClaim } from "../content";
import { clientsFolder } from "../integrations/client";
import { type Differences, partsNotIn } from "./verdict";

/** Looks into a file of a client that `npm run lab -- integrations` runs. */
export function checkClientFile({ client, has }: ClientClaim, folder = clientsFolder): Differences {
  const [name = ""] = client.split("/", 1);
  const file = join(folder, client);
  if (!existsSync(file)) return [`client: there is no file lab/integrations/${client}`];
  if (!existsSync(join(folder, name, "check.yaml")))
    return [`client: nothing runs ${name}, because lab/integrations/${name} has no check.yaml`];
  return partsNotIn(client, readFileSync(file, "utf8"), has);
}
