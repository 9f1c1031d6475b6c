import { giftsPartition, summariesPartition, summarySort } from '#domain/keys';
import type { PlaySummary } from '#domain/play/play-totals';
import { summaryLane } from '#domain/play/summary-lane';
import { countedIn, type CounterStore } from '#lambda/stores/counters/counter-store';
import { countBrandDay, type CountNeeds } from '#lambda/stores/counters/count-days';
import { rollUpDays } from '#lambda/stores/counters/roll-up-days';
import type { Gifts } from '#lambda/stores/counters/gift-store';

type Rows<Row> = Map<string, Map<string, Row>>;
type CounterRow = Readonly<Record<string, unknown>> & { readonly v: number };

/** The stores that a counting process uses. */
export interface Counting {
  readonly needs: CountNeeds;
  readonly count: ReturnType<typeof countBrandDay>;
  readonly rollUp: ReturnType<typeof rollUpDays>;
  /** Writes a row of counters, even over a later version. */
  readonly overwrite: CounterStore['put'];
}

/** The rows of play and their counters in memory. Reading a row takes one step of the timeline. */
export function countTables(companyOf: ReadonlyMap<string, string>) {
  const summaries: Rows<PlaySummary> = new Map();
  const gifts: Rows<Gifts> = new Map();
  const joined = new Map<string, number>();
  const portsOf = (counters: Rows<CounterRow>, step: () => Promise<void>): CountNeeds => ({
    summaries: {
      inLane: (brandId, day, lane) => listed(summaries, summariesPartition(brandId, day, lane), step),
    },
    gifts: (brandId, day, lane) => listed(gifts, giftsPartition(brandId, day, lane), step),
    newPlayers: async (brandId, day) => {
      await step();
      return joined.get(`${brandId} ${day}`) ?? 0;
    },
    companies: async (gameIds) => {
      await step();
      return new Map(gameIds.map((id) => [id, companyOf.get(id) ?? '']));
    },
    coinDecimals: () => Promise.resolve({}),
    counters: counterPorts(counters, step),
  });
  const open = (counters: Rows<CounterRow>, step: () => Promise<void>): Counting => {
    const needs = portsOf(counters, step);
    const overwrite: Counting['overwrite'] = async ({ pk, sk }, values, version) => {
      await step();
      put(counters, pk, sk, { ...values, sk, v: version });
    };
    return { needs, count: countBrandDay(needs), rollUp: rollUpDays(needs), overwrite };
  };
  return {
    open,
    write: (summary: PlaySummary) => {
      const { brandId, playerId, totals } = summary;
      const pk = summariesPartition(brandId, totals.day, summaryLane(playerId));
      put(summaries, pk, summarySort(playerId, totals.sessionId), summary);
      return pk;
    },
    give: (
      brandId: string,
      day: string,
      { playerId, coin, amount }: Omit<Gifts, 'version'>,
      isNew: boolean,
    ) => {
      const pk = giftsPartition(brandId, day, summaryLane(playerId));
      const before = gifts.get(pk)?.get(playerId) ?? { amount: 0n, version: 0 };
      const after = { playerId, coin, amount: before.amount + amount, version: before.version + 1 };
      put(gifts, pk, playerId, after);
      if (isNew) joined.set(`${brandId} ${day}`, (joined.get(`${brandId} ${day}`) ?? 0) + 1);
      return pk;
    },
  };
}

const put = <Row>(rows: Rows<Row>, pk: string, sk: string, row: Row): void => {
  const under = rows.get(pk) ?? new Map<string, Row>();
  rows.set(pk, under.set(sk, row));
};

/** Reads rows at different times, because a DynamoDB query can return the second of two writes but not the first. */
async function listed<Row>(rows: Rows<Row>, pk: string, step: () => Promise<void>): Promise<readonly Row[]> {
  await step();
  const found: Row[] = [];
  for (const sk of [...(rows.get(pk)?.keys() ?? [])].sort()) {
    if (found.length > 0) await step();
    const row = rows.get(pk)?.get(sk);
    if (row) found.push(row);
  }
  return found;
}

const counterPorts = (counters: Rows<CounterRow>, step: () => Promise<void>): CounterStore => ({
  put: async ({ pk, sk }, values, version) => {
    await step();
    if ((counters.get(pk)?.get(sk)?.v ?? 0) <= version) put(counters, pk, sk, { ...values, sk, v: version });
  },
  under: async (pk, schema) => (await listed(counters, pk, step)).map((row) => countedIn(row, schema)),
});

export type CounterTable = Rows<CounterRow>;

/** One line per row, sorted, without its version. */
export const linesOf = (counters: CounterTable): readonly string[] =>
  [...counters]
    .flatMap(([pk, under]) =>
      [...under].map(([sk, { v: _, ...row }]) => `${pk} ${sk} ${JSON.stringify(row)}`),
    )
    .sort();
