import React, { useEffect, useState } from 'react';
import { Routes, Route, useNavigate } from 'react-router-dom';
import { useIntl } from 'react-intl';
import { Layouts, Page, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { Button, Flex, Table, Tbody, Tr, Td, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import pluginId from '../pluginId';

const Frame = styled.div`
  padding: ${({ theme }) => theme.spaces[4]};
`;

const Notes = () => {
  const { get } = useFetchClient();
  const { formatMessage } = useIntl();
  const { toggleNotification } = useNotification();
  const navigate = useNavigate();
  const [notes, setNotes] = useState();
  useEffect(() => {
    get('/notes/all').then(
      ({ data }) => setNotes(data),
      () => toggleNotification({ type: 'danger', message: formatMessage({ id: 'notification.error' }) }),
    );
  }, []);
  if (!notes) return <Page.Loading />;
  return (
    <Frame>
      <Layouts.Header title={formatMessage({ id: `${pluginId}.name`, defaultMessage: 'Notes' })} />
      <Layouts.Content>
        <Flex direction="column" gap={2}>
          <Table><Tbody>{notes.map(({ id, text }) => <Tr key={id}><Td><Typography>{text}</Typography></Td></Tr>)}</Tbody></Table>
          <Button onClick={() => navigate('/')}>Home</Button>
        </Flex>
      </Layouts.Content>
    </Frame>
  );
};

const App = () => (
  <Page.Protect permissions={[]}>
    <Routes>
      <Route index element={<Notes />} />
      <Route path="*" element={<Page.Error />} />
    </Routes>
  </Page.Protect>
);

export default App;
