import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { playRow } from './cells';
import { operations, type Operation } from './matrix';
import { graphqlCalls, isGraphql, isHouse } from './requests';
import { openTheatre } from './theatre';

/** What rows are about: each has a local cloud of its own, because every row looks at all that stands in its tables. */
export const parts = ['companies', 'games', 'houses', 'players'] as const;
type Part = (typeof parts)[number];

/** Tests of every row of the matrix that is about this. */
export function playCells(part: Part): void {
  let theatre: Awaited<ReturnType<typeof openTheatre>>;
  beforeAll(async () => {
    theatre = await openTheatre(`cells-${part}`);
  }, 120_000);
  afterAll(() => theatre.product.stop());

  const rows = operations.filter((operation) => partOf(operation) === part);
  test.each(rows)(
    '%s',
    async (operation) => {
      expect(await playRow(theatre, operation)).toEqual([]);
    },
    60_000,
  );
}

function partOf(operation: Operation): Part {
  if (!isGraphql(operation)) return 'companies';
  const { subject } = graphqlCalls[operation];
  if (subject === 'games' || subject === 'sitting' || subject === 'runs') return 'games';
  if (subject === 'casinos') return 'houses';
  if (isHouse(subject)) return 'player' in subject || 'seat' in subject ? 'players' : 'houses';
  if (typeof subject !== 'object') return 'companies';
  return 'game' in subject || 'version' in subject || 'run' in subject ? 'games' : 'companies';
}
