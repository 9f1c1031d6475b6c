import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import type { GetSupportRequestQuery } from '../../generated/operations';
import { operation } from '../../platform/api/operation';
import { useConnection } from '../../platform/api/use-connection';
import { usePlatform } from '../../platform/platform';
import { supportKey } from './list-requests';

const getSupportRequest = operation(/* GraphQL */ `
  query GetSupportRequest($id: ID!) {
    getSupportRequest(id: $id) {
      id
      sub
      email
      topic
      subject
      text
      status
      answers {
        at
        text
      }
      version
      createdAt
      closedAt
    }
  }
`);

const listSupportHistory = operation(/* GraphQL */ `
  query ListSupportHistory($id: ID!, $nextToken: String) {
    listSupportHistory(id: $id, nextToken: $nextToken) {
      items {
        id
        at
        action
        actor
        reason
      }
      nextToken
    }
  }
`);

const readSender = operation(/* GraphQL */ `
  query ReadSupportSender($username: String!) {
    getUser(username: $username)
  }
`);

const emailAvailable = operation(/* GraphQL */ `
  query ReadEmailAvailable {
    getNotificationSettings {
      emailAvailable
    }
  }
`);

export type ShownRequest = NonNullable<GetSupportRequestQuery['getSupportRequest']>;

export const useSupportRequest = (id: string) => {
  const { api } = usePlatform();
  return useQuery({
    queryKey: [...supportKey, 'one', id],
    queryFn: async () => (await api.send(getSupportRequest, { id })).getSupportRequest,
  });
};

/** The history of a request, newest first. */
export const useSupportHistory = ({ id, version }: Pick<ShownRequest, 'id' | 'version'>) =>
  useConnection({
    operation: listSupportHistory,
    key: [...supportKey, 'history', id],
    variables: { id },
    connectionIn: (answer) => answer.listSupportHistory,
    idOf: (event) => event.id,
    revision: version,
  });

const senderRule = v.object({ email: v.string() });

/** The sender's e-mail address; for users, the current one of the user pool. */
export const useSenderAddress = ({ sub, email }: Pick<ShownRequest, 'sub' | 'email'>) => {
  const { api } = usePlatform();
  const user = useQuery({
    queryKey: [...supportKey, 'sender', sub],
    queryFn: async () => {
      const { getUser } = await api.send(readSender, { username: sub ?? '' });
      return v.parse(senderRule, JSON.parse(getUser)).email;
    },
    enabled: sub !== null,
  });
  return email ?? user.data;
};

/** Whether the deployment sends e-mails; undefined until that is known. */
export const useEmailAvailable = (): boolean | undefined => {
  const { api } = usePlatform();
  const settings = useQuery({
    queryKey: ['email-available'],
    queryFn: async () => (await api.send(emailAvailable, {})).getNotificationSettings.emailAvailable,
    staleTime: Infinity,
  });
  return settings.data;
};
