import React, { useEffect, useState } from 'react';
import { Switch, Route, useHistory } from 'react-router-dom';
import { useIntl } from 'react-intl';
import { AnErrorOccurred, LoadingIndicatorPage, useFetchClient, useNotification, CheckPagePermissions } from '@strapi/helper-plugin';
import { Button, HeaderLayout, ContentLayout, Stack, Table, Tbody, Tr, Td, Typography } from '@strapi/design-system';
import styled from 'styled-components';
import pluginId from '../pluginId';

const Frame = styled.div`
  padding: ${({ theme }) => theme.spaces[4]};
`;

const Notes = () => {
  const { get } = useFetchClient();
  const { formatMessage } = useIntl();
  const toggleNotification = useNotification();
  const history = useHistory();
  const [notes, setNotes] = useState();
  useEffect(() => {
    get('/notes/all').then(
      ({ data }) => setNotes(data),
      () => toggleNotification({ type: 'warning', message: 'notification.error' }),
    );
  }, []);
  if (!notes) return <LoadingIndicatorPage />;
  return (
    <Frame>
      <HeaderLayout title={formatMessage({ id: `${pluginId}.name`, defaultMessage: 'Notes' })} />
      <ContentLayout>
        <Stack spacing={2}>
          <Table><Tbody>{notes.map(({ id, text }) => <Tr key={id}><Td><Typography>{text}</Typography></Td></Tr>)}</Tbody></Table>
          <Button onClick={() => history.push('/')}>Home</Button>
        </Stack>
      </ContentLayout>
    </Frame>
  );
};

const App = () => (
  <CheckPagePermissions permissions={[]}>
    <Switch>
      <Route path={`/plugins/${pluginId}`} component={Notes} exact />
      <Route component={AnErrorOccurred} />
    </Switch>
  </CheckPagePermissions>
);

export default App;
