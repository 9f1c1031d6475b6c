import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { playCell } from './cells';
import { identities, operations } from './matrix';
import { openTheatre } from './theatre';

let theatre: Awaited<ReturnType<typeof openTheatre>>;
beforeAll(async () => {
  theatre = await openTheatre('cells');
}, 120_000);
afterAll(() => theatre.product.stop());

describe.each(operations)('%s', (operation) => {
  test.each(identities)('%s', async (identity) => {
    expect(await playCell(theatre, operation, identity)).toEqual([]);
  });
});
