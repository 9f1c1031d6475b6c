import type { Part } from '../matrix/operations';
import type { Call, GraphqlRequest } from './call';

/** The object id for a request from a guest. All other ids stand for a request from a user. */
export const guestSender = 'guest';

const change = (field: string, input: string, more: object = {}): Call<GraphqlRequest> => ({
  subject: { support: 'OPEN' },
  request: (id) => ({
    query: `mutation ($input: ${input}!) { ${field}(input: $input) { id version status } }`,
    variables: { input: { id, expectedVersion: 1, ...more } },
  }),
});

export const supportCalls = {
  'Query.listMySupportRequests': {
    subject: 'caller',
    request: () => ({ query: '{ listMySupportRequests { items { id text } nextToken } }' }),
  },
  'Query.listSupportRequests': {
    subject: 'list',
    request: () => ({ query: '{ listSupportRequests(status: OPEN) { items { id sub email } } }' }),
  },
  'Query.getSupportRequest': {
    subject: { support: 'OPEN' },
    request: (id) => ({
      query: 'query ($id: ID!) { getSupportRequest(id: $id) { id sub email text answers { text } } }',
      variables: { id },
    }),
  },
  'Query.listSupportHistory': {
    subject: 'list',
    request: () => ({
      query: '{ listSupportHistory(id: "01ARZ3NDEKTSV4RRFFQ69G5FAV") { items { action actor } } }',
    }),
  },
  'Mutation.createSupportRequest': {
    subject: 'sender',
    request: (sender) => ({
      query:
        'mutation ($input: CreateSupportRequestInput!) { createSupportRequest(input: $input) { id createdAt } }',
      variables: {
        input: {
          topic: 'OTHER',
          subject: 'Opening hours',
          text: 'When do you answer?',
          ...(sender === guestSender && { email: 'guest@personas.test' }),
        },
      },
    }),
  },
  'Mutation.answerSupportRequest': change('answerSupportRequest', 'AnswerSupportRequestInput', {
    text: 'Within two days.',
  }),
  'Mutation.closeSupportRequest': change('closeSupportRequest', 'CloseSupportRequestInput'),
} as const satisfies Part<Call<GraphqlRequest>>;
