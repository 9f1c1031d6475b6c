import { GetItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { addDays } from '#domain/counters/days';
import { movementKey } from '#domain/keys';
import { dayListLane } from '#domain/wallet/day-list-lanes';
import { afterBet } from '#domain/wallet/movement-names';
import type { StoredMovement } from '@novalink/ledger';
import { nativeTextHash } from '#lambda/runtime/native-hash';
import type { DayMovementsNeeds } from '#lambda/stores/coins/day-movements';
import { dayPageOf, type DayPlace } from '#lambda/stores/coins/day-page';
import { parseMovement } from '#lambda/stores/coins/ledger-rows';

/** A movement and its place in the list of its brand. */
export interface ListedMovement extends DayPlace {
  /** The hash of its key, as in the leaves of seals. Keys of some movements contain the user id of a manager. */
  readonly pk: string;
  readonly movement: StoredMovement;
}

export interface MovementsAsked {
  readonly brandId: string;
  /** Days in UTC, both included. */
  readonly from: string;
  readonly to: string;
  /** The largest number of movements. */
  readonly limit: number;
  readonly after: DayPlace | undefined;
  /** Reads the lane of this player, in which there are also movements of other players. */
  readonly playerId?: string | undefined;
}

export interface MovementsRead {
  readonly rows: readonly ListedMovement[];
  /** The place after which the next page starts; undefined at the end of the range. */
  readonly next: DayPlace | undefined;
}

export interface BrandMovements {
  /** Ordered by time, with wins after bets of the same time, then by `pk`. A page can be short. */
  page(asked: MovementsAsked): Promise<MovementsRead>;
  /** The movements of a player at a time in ISO 8601, such as the bet and the win of a round. */
  at(brandId: string, playerId: string, time: string): Promise<readonly StoredMovement[]>;
  /** The movement under an idempotency key. */
  find(key: string): Promise<StoredMovement | undefined>;
}

/** The largest number of queries that open days: a request of a brand with 64 lanes reads up to four days. */
const mostOpened = 256;
/** More than the movements of a player in one millisecond. */
const mostAtOnce = 100;

/** The movements of a brand, from the index by day, which can be some seconds behind the journal. */
export function brandMovements(needs: DayMovementsNeeds): BrandMovements {
  const page = dayPageOf(needs, {
    parse: (item): ListedMovement => {
      const movement = parseMovement(item);
      return { ...placeOf(movement), movement };
    },
  });
  return {
    page: async ({ brandId, from, to, limit, after, playerId }) => {
      const lanes = playerId === undefined ? undefined : [dayListLane(playerId)];
      const mostDays = mostOpened / (lanes?.length ?? 64);
      const rows: ListedMovement[] = [];
      let place = after ?? startOf(from);
      for (let days = 1; ; days += 1) {
        const day = dayOf(place);
        const asked = { brandId, day, limit: limit - rows.length, after: place, ...(lanes && { lanes }) };
        const found = await page(asked);
        rows.push(...found.rows);
        const last = found.rows.at(-1);
        if (found.hasMore && last) return { rows, next: { gsi2sk: last.gsi2sk, pk: last.pk } };
        if (day >= to) return { rows, next: undefined };
        place = startOf(addDays(day, 1));
        if (rows.length === limit || days >= mostDays) return { rows, next: place };
      }
    },
    at: async (brandId, playerId, time) => {
      const { rows } = await page({
        ...{ brandId, day: time.slice(0, 10), limit: mostAtOnce },
        after: { gsi2sk: time, pk: '' },
        lanes: [dayListLane(playerId)],
      });
      return rows
        .map(({ movement }) => movement)
        .filter((movement) => movement.playerId === playerId && movement.at === time);
    },
    find: async (key) => {
      const { Item } = await needs.dynamodb.send(
        new GetItemCommand({ TableName: needs.journalTable, Key: marshall(movementKey(key)) }),
      );
      return Item && parseMovement(Item);
    },
  };
}

export const placeOf = ({ key, kind, at }: StoredMovement): DayPlace => ({
  gsi2sk: kind === 'WIN' ? `${at}${afterBet}` : at,
  pk: nativeTextHash(key),
});

const startOf = (day: string): DayPlace => ({ gsi2sk: day, pk: '' });
const dayOf = ({ gsi2sk }: DayPlace): string => gsi2sk.slice(0, 10);
