import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { until } from '#local/testing/until';
import { changesBetween } from '../environment/table-contents';
import { runRow } from './run-row';
import { operations, type Operation } from '../matrix/matrix';
import { isCasinoSubject, type CasinoSubject } from '../requests/call';
import { graphqlCalls, isGraphql } from '../requests/requests';
import { openOwnTestEnvironment, signInAgain } from '../environment/test-environment';

/**
 * Groups of rows. Each has its own local cloud, because every row compares the contents of all tables. The time of a
 * row grows with the rows before it, so a group has at most about 40.
 */
export const parts = ['companies', 'games', 'casinos', 'tournaments', 'promotions', 'players'] as const;
type Part = (typeof parts)[number];

/** Defines the tests of all rows of the matrix in this group. */
export function runCases(part: Part): void {
  let environment: Awaited<ReturnType<typeof openOwnTestEnvironment>>;
  beforeAll(async () => {
    environment = await openOwnTestEnvironment(`cases-${part}`);
  }, 120_000);
  beforeEach(async () => {
    environment = await signInAgain(environment);
  });

  const rows = operations.filter((operation) => partOf(operation) === part);
  test.each(rows)(
    '%s',
    async (operation) => {
      expect(await runRow(environment, operation)).toEqual([]);
    },
    60_000,
  );

  test('the contents that the rows compare are those of the tables', async () => {
    const { stage } = environment;
    const scanned = await until(async () => {
      const before = await stage.contents();
      const found = await stage.scannedContents();
      return (await stage.contents()) === before ? found : undefined;
    });
    expect(changesBetween(await stage.contents(), scanned)).toEqual([]);
  });
}

function partOf(operation: Operation): Part {
  if (!isGraphql(operation)) return 'companies';
  const { subject } = graphqlCalls[operation];
  if (subject === 'games' || subject === 'gameSession' || subject === 'guestSession' || subject === 'runs')
    return 'games';
  if (subject === 'casinos') return 'casinos';
  if (isCasinoSubject(subject)) return casinoPartOf(subject);
  if (typeof subject !== 'object') return 'companies';
  return 'game' in subject || 'version' in subject || 'run' in subject ? 'games' : 'companies';
}

function casinoPartOf(subject: CasinoSubject): Part {
  if ('player' in subject || 'session' in subject) return 'players';
  if ('tournament' in subject) return 'tournaments';
  return 'promotion' in subject ? 'promotions' : 'casinos';
}
