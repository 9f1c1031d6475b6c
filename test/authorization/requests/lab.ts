import type { Part } from '../matrix/operations';
import type { Call, GraphqlRequest } from './call';

type LabCall = Call<GraphqlRequest>;

const ofRun = (selection: string): LabCall => ({
  subject: { run: 'PASSED' },
  request: (id) => ({
    query: `query ($id: ID!) { getTestRun(id: $id) { id ${selection} } }`,
    variables: { id },
  }),
});
/** Minimum number of rounds of a run. */
const rounds = 10_000;

export const labCalls = {
  'Query.getTestRun': ofRun('status seed checks { rule }'),
  'Query.listTestRuns': {
    subject: 'runs',
    request: () => ({ query: '{ listTestRuns(limit: 100) { items { id owner } } }' }),
  },
  'TestRun.mathModel': ofRun('mathModel'),
  'TestRun.result': ofRun('result'),
  'Query.getGameCertificate': {
    subject: { game: 'LIVE' },
    unready: [{ game: 'DRAFT' }, { game: 'SUSPENDED' }],
    request: (gameId) => ({
      query: 'query ($gameId: ID!) { getGameCertificate(gameId: $gameId) { runId mathModel result } }',
      variables: { gameId },
    }),
  },
  'Mutation.startTestRun': {
    subject: { version: 'DRAFT' },
    request: (id) => ({
      query: 'mutation ($input: StartTestRunInput!) { startTestRun(input: $input) { id status } }',
      variables: { input: { gameId: id, versionId: id, rounds } },
    }),
  },
  'Mutation.cancelTestRun': {
    subject: { run: 'RUNNING' },
    unready: [{ run: 'PASSED' }, { run: 'CANCELLED' }],
    request: (id) => ({
      query: 'mutation ($id: ID!) { cancelTestRun(id: $id) { id status } }',
      variables: { id },
    }),
  },
} as const satisfies Part<LabCall>;
