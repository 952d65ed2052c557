import type { PanelComponent } from "@strapi/content-manager/strapi-admin";
import { Typography } from "@strapi/design-system";
import { useFetchClient } from "@strapi/strapi/admin";
import { useEffect, useState } from "react";
import { PLUGIN_ID } from "../pluginId";

interface Note {
  documentId: string;
  text: string;
}

function Notes({ recipe }: { recipe: string }) {
  const { get } = useFetchClient();
  const [notes, setNotes] = useState<Note[]>([]);

  useEffect(() => {
    get<{ data: Note[] }>(`/${PLUGIN_ID}/recipes/${recipe}/notes`).then(({ data }) => setNotes(data.data));
  }, [get, recipe]);

  return (
    <ul>
      {notes.map(({ documentId, text }) => (
        <Typography key={documentId} tag="li">
          {text}
        </Typography>
      ))}
    </ul>
  );
}

/** Shows the notes next to a saved recipe. */
export const NotesPanel: PanelComponent = ({ model, documentId }) => {
  if (model !== "api::recipe.recipe" || !documentId) return null;
  return { title: "Cook notes", content: <Notes recipe={documentId} /> };
};
