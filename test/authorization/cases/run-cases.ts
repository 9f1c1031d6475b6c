import { beforeAll, expect, test } from '@jest/globals';
import { runRow } from './run-row';
import { operations, type Operation } from '../matrix/matrix';
import { isCasinoSubject } from '../requests/call';
import { graphqlCalls, isGraphql } from '../requests/requests';
import { openOwnTestEnvironment } from '../environment/test-environment';

/** Groups of rows. Each has its own local cloud, because every row compares the contents of all tables. */
export const parts = ['companies', 'games', 'casinos', 'players'] as const;
type Part = (typeof parts)[number];

/** Defines the tests of all rows of the matrix in this group. */
export function runCases(part: Part): void {
  let environment: Awaited<ReturnType<typeof openOwnTestEnvironment>>;
  beforeAll(async () => {
    environment = await openOwnTestEnvironment(`cases-${part}`);
  }, 120_000);

  const rows = operations.filter((operation) => partOf(operation) === part);
  test.each(rows)(
    '%s',
    async (operation) => {
      expect(await runRow(environment, operation)).toEqual([]);
    },
    60_000,
  );
}

function partOf(operation: Operation): Part {
  if (!isGraphql(operation)) return 'companies';
  const { subject } = graphqlCalls[operation];
  if (subject === 'games' || subject === 'gameSession' || subject === 'guestSession' || subject === 'runs')
    return 'games';
  if (subject === 'casinos') return 'casinos';
  if (isCasinoSubject(subject)) return 'player' in subject || 'session' in subject ? 'players' : 'casinos';
  if (typeof subject !== 'object') return 'companies';
  return 'game' in subject || 'version' in subject || 'run' in subject ? 'games' : 'companies';
}
