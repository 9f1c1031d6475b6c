import { auditSort } from '#domain/keys';
import type { Part } from '../matrix/operations';
import type { Call, GraphqlRequest } from './call';

/** The id of a notification that does not exist unless it is created. */
export const askedNotification = auditSort('2026-11-01T10:00:00.000Z', '01JBKQ0000000000000000NEWS');

export const notificationCalls = {
  'Query.listNotifications': {
    subject: 'caller',
    request: () => ({ query: '{ listNotifications { items { id } nextToken } }' }),
  },
  'Mutation.markNotificationRead': {
    subject: 'caller',
    request: () => ({
      query: 'mutation ($id: ID!) { markNotificationRead(id: $id) }',
      variables: { id: askedNotification },
    }),
  },
  'Mutation.markNotificationsRead': {
    subject: 'caller',
    request: () => ({
      query: 'mutation ($id: ID!) { markNotificationsRead(upTo: $id) }',
      variables: { id: askedNotification },
    }),
  },
  'Query.getNotificationSettings': {
    subject: 'caller',
    request: () => ({ query: '{ getNotificationSettings { emailAvailable emailTopics version } }' }),
  },
  'Mutation.saveNotificationSettings': {
    subject: 'settings',
    request: () => ({
      query:
        'mutation ($input: SaveNotificationSettingsInput!) { saveNotificationSettings(input: $input) { version } }',
      variables: { input: { emailTopics: ['COMPANY'], expectedVersion: 0 } },
    }),
  },
} as const satisfies Part<Call<GraphqlRequest>>;
