import { cost, type SomeUnits } from './cost';

/** What test runs cost, until they are started: what plays them does so on its own account. */
export const labUnits = {
  'Query.listTestRuns': {
    owner: cost(0.5, 0, 'Query Main.gsi1'),
  },
  'Query.getTestRun': {
    owner: cost(1, 0, 'GetItem Main, consistent'),
    admin: cost(1, 0, 'GetItem Main, consistent'),
  },
  'TestRun.mathModel': {
    owner: cost(1.5, 0, 'GetItem Main, consistent', 'GetItem Main'),
    admin: cost(1.5, 0, 'GetItem Main, consistent', 'GetItem Main'),
  },
  'TestRun.result': {
    owner: cost(1.5, 0, 'GetItem Main, consistent', 'GetItem Main'),
    admin: cost(1.5, 0, 'GetItem Main, consistent', 'GetItem Main'),
  },
  'Query.getGameCertificate': {
    owner: cost(2.5, 0, 'GetItem Main', 'GetItem Main', 'BatchGetItem: 3 of Main'),
    admin: cost(2.5, 0, 'GetItem Main', 'GetItem Main', 'BatchGetItem: 3 of Main'),
  },
  'Mutation.startTestRun': {
    owner: cost(
      4,
      9,
      'GetItem Main, consistent',
      'GetItem Main, consistent',
      'GetItem Main, consistent',
      'GetItem Main, consistent',
      'TransactWriteItems: ConditionCheck Main, Put Main, Put Main, Put Main',
    ),
    admin: cost(
      4,
      9,
      'GetItem Main, consistent',
      'GetItem Main, consistent',
      'GetItem Main, consistent',
      'GetItem Main, consistent',
      'TransactWriteItems: ConditionCheck Main, Put Main, Put Main, Put Main',
    ),
  },
  'Mutation.cancelTestRun': {
    owner: cost(1, 5, 'GetItem Main, consistent', 'TransactWriteItems: ConditionCheck Main, Update Main'),
  },
} satisfies SomeUnits;
