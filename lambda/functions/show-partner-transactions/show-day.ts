import { createHash } from 'node:crypto';
import type { ApiAnswer, ApiRequest } from '#domain/api/api-operation';
import type { getTransactionDay as operation } from '#domain/generated/novalink-api';
import type { DaySeal, DaySum } from '@novalink/ledger/day';
import type { Needs } from '#lambda/functions/show-partner-transactions/needs';
import { lineOf, presentTransaction } from '#lambda/functions/show-partner-transactions/present-transaction';
import { InvalidRequest } from '#lambda/runtime/invalid-request';
import { checkBrand } from '#lambda/services/api-keys/asked-brand';
import type { Partner } from '#lambda/services/api-keys/signed-answer';
import { placeOf } from '#lambda/stores/coins/brand-movements';

type Day = ApiAnswer<typeof operation>;
type Counted = Pick<Day, 'count' | 'declined' | 'sums' | 'checksum'>;

/** The number, the sums and the checksum of the movements of a brand's day. */
export const showDay =
  (needs: Needs) =>
  async ({ day, brand }: ApiRequest<typeof operation>, partner: Partner): Promise<Day> => {
    if (day > needs.clock().toISOString().slice(0, 10))
      throw new InvalidRequest('day must not be in the future.', 'day');
    await checkBrand(needs.ownsBrand, brand, partner);
    const seals = await needs.seals.ofDay(brand, day);
    const sealed = seals.reduce((sum, { count }) => sum + count, 0);
    const counted = sealed > needs.most ? countedBy(seals) : await countDay(needs, brand, day);
    const isSealed = seals.length > 0 && counted.count === sealed;
    return {
      ...{ day, brand, status: isSealed ? 'SEALED' : 'OPEN' },
      ...counted,
      seals: seals.map(({ part, count, root, sealedAt }) => ({ part, count, root, sealedAt })),
    };
  };

/** For days that are too large to read in one request. */
function countedBy(seals: readonly DaySeal[]): Counted {
  const sums = new Map<string, DaySum>();
  for (const sum of seals.flatMap((seal) => seal.sums)) addTo(sums, sum);
  return {
    count: seals.reduce((total, { count }) => total + count, 0),
    declined: seals.reduce((total, { declined }) => total + declined, 0),
    ...{ sums: presentSums(sums), checksum: null },
  };
}

async function countDay({ ofDay, most }: Needs, brand: string, day: string): Promise<Counted> {
  const lines: { readonly place: string; readonly line: string }[] = [];
  const sums = new Map<string, DaySum>();
  let declined = 0;
  for await (const page of ofDay(brand, day)) {
    for (const movement of page) {
      const { gsi2sk, pk } = placeOf(movement);
      lines.push({ place: `${gsi2sk} ${pk}`, line: lineOf(presentTransaction(movement)) });
      if (movement.state === 'DECLINED') declined += 1;
      else addTo(sums, { ...movement, count: 1 });
    }
    if (lines.length > most)
      throw new InvalidRequest('The day has too many transactions. Ask again after it is sealed.', 'day');
  }
  lines.sort(({ place: one }, { place: other }) => (one < other ? -1 : 1));
  const hash = createHash('sha256');
  for (const { line } of lines) hash.update(line);
  return { count: lines.length, declined, sums: presentSums(sums), checksum: hash.digest('hex') };
}

function addTo(sums: Map<string, DaySum>, { coin, purse, kind, count, amount }: DaySum): void {
  const name = `${coin} ${purse} ${kind}`;
  const before = sums.get(name);
  sums.set(name, {
    ...{ coin, purse, kind },
    count: (before?.count ?? 0) + count,
    amount: (before?.amount ?? 0n) + amount,
  });
}

const presentSums = (sums: ReadonlyMap<string, DaySum>): Day['sums'] =>
  [...sums]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, sum]) => ({ ...sum, amount: `${sum.amount}` }));
