import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { CoinRound } from '#domain/generated/types';
import { playSession } from '#domain/play/play-session';
import { coinFlip } from '@novalink/engine/testing';
import type { Chance } from '@novalink/ledger/simulation';
import { postMovement, type StoredMovement } from '@novalink/ledger';
import { linkMovements } from '#lambda/stores/coins/link-movements';
import { dayBlockStore } from '#lambda/stores/coins/day-block-store';
import { ledgerPorts } from '#lambda/stores/coins/ledger-store';
import { parseMovement } from '#lambda/stores/coins/ledger-rows';
import { playerIdOf } from '#test/world/given/player-id';
import { newRequestId, playVenues } from '#test/world/play/play-venues';
import { requestIdAt } from '#test/world/play/request-ids';
import type { SealCopies } from '#test/world/given/brand-to-seal';
import { nightlySweep } from './night';
import { recordHistory, type History } from './recorded-history';

/** A requested bet, with its response. */
export interface Asked {
  readonly player: Seat;
  readonly sessionId: string;
  readonly requestId: string;
  readonly reported: CoinRound;
}

export interface Seat {
  readonly brandId: string;
  readonly sub: string;
  readonly gameId: string;
}

export interface Traffic {
  readonly history: History;
  readonly asked: readonly Asked[];
  /** Every movement that was ever posted or declined. */
  readonly movements: readonly StoredMovement[];
  /** Server seeds that were in use or committed to. */
  readonly seeds: ReadonlySet<string>;
  readonly now: Date;
  /** Locked copies of the seals of the first day. */
  readonly copies: SealCopies;
  /** The position in the history after which nothing was sealed. */
  readonly sealedUntil: number;
}

/** The time at which the first day is sealed. */
const firstNight = '2026-05-07T04:23:00.000Z';

/**
 * Players play, get coins and rotate seeds concurrently, while their movements are linked. All writes are
 * recorded.
 */
export async function playTraffic(
  { players, rounds }: { readonly players: number; readonly rounds: number },
  chance: Chance,
): Promise<Traffic> {
  const venue = await playVenues();
  try {
    const rooms: Awaited<ReturnType<typeof venue.room>>[] = [];
    for (let count = 0; count < players; count += 1)
      rooms.push(await venue.room({ model: coinFlip, coins: 5000n }));
    const client = venue.newClient();
    const history = await recordHistory(client, venue.tables.dynamodb);
    const on = { ...venue.tables, dynamodb: client };
    const ask = venue.askOn(client);
    const ledger = ledgerPorts({ ...on, clock: venue.now, random: chance.next });
    const link = linkMovements({
      blocks: dayBlockStore({ dynamodb: client, journalTable: 'Journal' }),
      lane: 0,
    });
    const asked: Asked[] = [];
    let linked = 0;
    const linkNew = async () => {
      const from = linked;
      linked = history.changes.length;
      await link(movementsIn({ ...history, changes: history.changes.slice(from) }));
    };
    const play = async (room: (typeof rooms)[number], count: number) => {
      const { id: brandId, ada, game } = room;
      const player = { brandId, sub: ada.sub, gameId: game.id };
      const start = async () => {
        const answer = await room.start({}, ask);
        if (!('refusal' in answer)) return answer;
        if (answer.refusal.code !== 'session.pause') throw new Error(answer.refusal.code);
        venue.later(playSession.pauseMinutes);
        const again = await room.start({}, ask);
        if ('refusal' in again) throw new Error(again.refusal.code);
        return again;
      };
      let session = await start();
      for (let round = 0; round < count; round += 1) {
        if (chance.happens(0.1)) await grant(ledger, player, BigInt(chance.whole(1, 500)));
        if (chance.happens(0.1))
          await room.asks('rotateSeeds', { serverSeedHash: session.seeds.serverSeedHash }, ask);
        if (chance.happens(0.15)) session = await start();
        const requestId = requestIdAt(venue.now());
        const reported = await room.bet(session, { requestId }, ask);
        if (!('refusal' in reported)) asked.push({ player, sessionId: session.id, requestId, reported });
        venue.later(chance.whole(1, 3));
        if (chance.happens(0.3)) await linkNew();
      }
    };
    const first = Math.floor(rounds / 3);
    await Promise.all(rooms.map((room) => play(room, first)));
    venue.at(firstNight);
    const copies: SealCopies = new Map();
    const sweep = nightlySweep(on, copies, venue.now);
    for (const { id } of rooms) await sweep(id);
    const sealedUntil = history.changes.length;
    await Promise.all(rooms.map((room) => play(room, rounds - first)));
    client.destroy();
    return {
      history,
      asked,
      movements: movementsIn(history, true),
      seeds: seedsIn(history),
      now: venue.now(),
      copies,
      sealedUntil,
    };
  } finally {
    await venue.stop();
  }
}

function movementsIn({ beginning, changes }: History, all = false): StoredMovement[] {
  const rows = [
    ...(all ? (beginning.get('Journal') ?? []) : []),
    ...changes.flatMap(({ table, row }) => (table === 'Journal' && row ? [row] : [])),
  ];
  return rows.filter(({ pk }) => pk?.S?.startsWith('MOVEMENT#')).map((row) => parseMovement(row));
}

function seedsIn({ changes }: History): ReadonlySet<string> {
  const plays = changes.filter(({ key, row }) => row && key.endsWith(' PLAY'));
  return new Set(
    plays.flatMap(({ row }) => {
      const { seed } = unmarshall({ ...row }) as { seed: { serverSeed: string; nextServerSeed: string } };
      return [seed.serverSeed, seed.nextServerSeed];
    }),
  );
}

async function grant(
  ledger: ReturnType<typeof ledgerPorts>,
  { brandId, sub }: Seat,
  amount: bigint,
): Promise<void> {
  await postMovement(ledger, {
    ...{ key: `GRANT#${newRequestId()}`, kind: 'GRANT', brandId, playerId: playerIdOf(sub), coin: 'GOLD' },
    ...{ purse: 'MAIN', amount, actor: 'admin', reason: 'To play with', reference: null },
    ...{ requestHash: 'grant', counter: 'TREASURY' },
  });
}
