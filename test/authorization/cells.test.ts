import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { playRow } from './cells';
import { operations } from './matrix';
import { openTheatre } from './theatre';

let theatre: Awaited<ReturnType<typeof openTheatre>>;
beforeAll(async () => {
  theatre = await openTheatre('cells');
}, 120_000);
afterAll(() => theatre.product.stop());

test.each(operations)(
  '%s',
  async (operation) => {
    expect(await playRow(theatre, operation)).toEqual([]);
  },
  60_000,
);
