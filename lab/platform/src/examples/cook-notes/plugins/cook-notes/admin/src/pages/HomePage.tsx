import { Box, Field, Toggle, Typography } from "@strapi/design-system";
import { Layouts, Page, useFetchClient, useNotification } from "@strapi/strapi/admin";
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { PLUGIN_ID } from "../pluginId";

interface Settings {
  isOpen: boolean;
  maxLength: number;
  notes: number;
}

export function HomePage() {
  const { get, put } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { formatMessage } = useIntl();
  const [settings, setSettings] = useState<Settings>();
  const text = (id: string, defaultMessage: string, values?: Record<string, number>) =>
    formatMessage({ id: `${PLUGIN_ID}.${id}`, defaultMessage }, values);

  useEffect(() => {
    get<{ data: Settings }>(`/${PLUGIN_ID}/settings`).then(({ data }) => setSettings(data.data));
  }, [get]);

  const setOpen = async (isOpen: boolean) => {
    try {
      const { data } = await put<{ data: Pick<Settings, "isOpen"> }>(`/${PLUGIN_ID}/settings`, { isOpen });
      setSettings((old) => old && { ...old, ...data.data });
    } catch {
      toggleNotification({ type: "danger", message: "You aren't allowed to change this" });
    }
  };

  if (!settings) return <Page.Loading />;
  return (
    <Page.Main>
      <Page.Title>{text("name", "Cook notes")}</Page.Title>
      <Layouts.Header
        title={text("name", "Cook notes")}
        subtitle={text("count", "{count} notes", { count: settings.notes })}
      />
      <Layouts.Content>
        <Box background="neutral0" padding={6} hasRadius shadow="tableShadow">
          <Field.Root>
            <Field.Label>{text("open", "Cooks can write notes")}</Field.Label>
            <Toggle
              onLabel="On"
              offLabel="Off"
              checked={settings.isOpen}
              onChange={(event) => setOpen(event.target.checked)}
            />
          </Field.Root>
          <Typography variant="pi">{settings.maxLength}</Typography>
        </Box>
      </Layouts.Content>
    </Page.Main>
  );
}
