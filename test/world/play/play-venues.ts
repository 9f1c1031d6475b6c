import { randomBytes } from 'node:crypto';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { CoinRound, PlaySession, UserGroup } from '#domain/generated/types';
import { limits } from '#domain/limits';
import { replayIdBytes, replayIdOf } from '#domain/play/replay-id';
import type { MathModel } from '@novalink/engine';
import { coinFlip } from '@novalink/engine/testing';
import { postMovement } from '@novalink/ledger';
import { emailHashes } from '#lambda/runtime/email-hash';
import { emailExclusions } from '#lambda/functions/play-rounds/email-exclusions';
import { playRounds } from '#lambda/functions/play-rounds/play-rounds';
import { parseRequest } from '#lambda/functions/play-rounds/request';
import { orRefusal, type RefusalAnswer } from '#lambda/runtime/refusal';
import { emailExclusionStore } from '#lambda/stores/users/email-exclusion-store';
import { giftAdded } from '#lambda/stores/counters/gift-store';
import { ledgerPorts } from '#lambda/stores/coins/ledger-store';
import { playFactsStore } from '#lambda/stores/play/play-facts';
import { sharedRows } from '#lambda/stores/play/shared-rows';
import { guardedWrite } from '#lambda/stores/guarded-write';
import { budgetStore } from '#lambda/stores/promotions/budget-store';
import { claimStore } from '#lambda/stores/promotions/claim-store';
import { entryStore } from '#lambda/stores/tournaments/entry-store';
import { tournamentStore } from '#lambda/stores/tournaments/tournament-store';
import { playLimitsStore } from '#lambda/stores/play/play-limits-store';
import { playStore } from '#lambda/stores/play/play-store';
import { playableVersions } from '#lambda/stores/games/playable-versions';
import { playedGameStore } from '#lambda/stores/games/played-game-store';
import { settledBetStore } from '#lambda/stores/coins/settled-bets';
import { drawnSeedStore } from '#lambda/stores/play/drawn-seeds';
import { sharedRoundStore } from '#lambda/stores/play/shared-round-store';
import { engineClient } from '#test/world/given/engine-client';
import { givenBrand, givenBrandUser, type BrandContextRows } from '#test/world/given/given-brands';
import { givenCompany, givenLiveGame } from '#test/world/given/given-games';
import { playerIdOf } from '#test/world/given/player-id';
import { productTables, type ProductTable, type ProductTables } from '#test/world/given/product-tables';
import { requestIdAt } from '#test/world/play/request-ids';

type Row = Readonly<Record<string, unknown>>;

/** Every round pays one or two times the bet. */
export const paysAlways: MathModel = {
  ...coinFlip,
  name: 'always something',
  paytable: { HEADS: { '1': 2 }, TAILS: { '1': 1 } },
  declared: { rtp: '1.5', maxWinX: 2 },
};

/** No round pays anything. */
export const paysNever: MathModel = {
  ...coinFlip,
  name: 'never anything',
  reelSets: { base: [['TAILS']] },
  declared: { rtp: '0', maxWinX: 2 },
};

/** A user as a resolver passes it on. */
interface Identity {
  readonly sub: string;
  readonly groups: readonly UserGroup[];
}

export interface Room extends BrandContextRows {
  readonly model?: MathModel;
  /** In whole coins. */
  readonly betLevels?: readonly number[];
  /** The initial balance of the player, in minor units. */
  readonly coins?: bigint;
  readonly ofPlayer?: Row;
  readonly ofGame?: Row;
}

interface Venue {
  readonly ask: Ask;
  readonly tables: ProductTables;
  readonly ledger: ReturnType<typeof ledgerPorts>;
}

const everyTable: readonly ProductTable[] = ['Main', 'Play', 'Audit', 'Journal', 'Wallets'];

const opening = '2026-05-06T12:00:00.000Z';

/** A request id of the hour in which the brands open. */
export const newRequestId = () => requestIdAt(opening);

/** Brands with a game on separate tables, with the function that plays rounds and a separate clock. */
export async function playVenues() {
  const tables = await productTables();
  let now = new Date(opening);
  const clock = () => now;
  const ledger = ledgerPorts({ ...tables, clock, random: Math.random });
  const venue: Venue = { ask: askingOn(tables, tables.dynamodb, clock), tables, ledger };
  return {
    ...venue,
    now: clock,
    stop: () => tables.stop(),
    at: (time: string) => (now = new Date(time)),
    later: (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000)),
    laterBy: (milliseconds: number) => (now = new Date(now.getTime() + milliseconds)),
    /** The function as a new process, with its own connection and without delays between retries. */
    askOn: (dynamodb: DynamoDBClient) => askingOn(tables, dynamodb, clock, { isHurried: true }),
    /** The function with the game cycle of the product. */
    askInTime: askingOn(tables, tables.dynamodb, clock, { cycleMs: limits.demo.spinCycleMilliseconds }),
    newClient: () => engineClient(tables.endpoint),
    /** All rows of all tables, by key. */
    everything: async (): Promise<Record<string, Row>> => {
      const rows = await Promise.all(
        everyTable.map(async (table) =>
          (await tables.rows(table)).map(
            (row) => [`${table} ${String(row.pk)} ${String(row.sk)}`, row] as const,
          ),
        ),
      );
      return Object.fromEntries(rows.flat());
    },
    room: (room: Room = {}) => furnishedRoom(venue, room),
  };
}

export type PlayVenues = Awaited<ReturnType<typeof playVenues>>;
export type Ask = ReturnType<typeof askingOn>;

/** Every user has an e-mail address. */
const personOf = (sub: string) => ({
  sub,
  email: `${sub}@play.test`,
  status: 'CONFIRMED',
  enabled: true,
  createdAt: '2026-05-01T00:00:00.000Z',
});

interface Pace {
  /** Without delays between retries. */
  readonly isHurried?: boolean;
  readonly cycleMs?: number;
}

/** The function that plays rounds, on some tables. */
export function askingOn(
  tables: ProductTables,
  dynamodb: DynamoDBClient,
  clock: () => Date,
  { isHurried = false, cycleMs = 0 }: Pace = {},
) {
  const on = { ...tables, dynamodb };
  const patient = ledgerPorts({ ...on, clock, random: Math.random });
  const ledger = isHurried ? { ...patient, sleep: () => Promise.resolve() } : patient;
  const play = playRounds({
    facts: playFactsStore({ ...on, shared: sharedRows({ clock, forMs: 0 }) }),
    plays: playStore(on),
    seeds: drawnSeedStore(on),
    bets: settledBetStore(on),
    shared: sharedRoundStore(on),
    limits: playLimitsStore(on),
    tournaments: tournamentStore(on),
    entries: entryStore(on),
    claims: claimStore(on),
    budgets: budgetStore(on),
    write: (items) => guardedWrite(dynamodb, items),
    emailExclusions: emailExclusions({
      directory: { find: (sub) => Promise.resolve(personOf(sub)) },
      hashes: emailHashes(() => Promise.resolve('a key')),
      exclusions: emailExclusionStore(on),
    }),
    versions: playableVersions(playedGameStore(on)),
    ledger,
    countGift: (buyIn) => giftAdded(on.playTable, buyIn),
    newSeed: () => randomBytes(32).toString('hex'),
    newReplayId: () => replayIdOf(randomBytes(replayIdBytes)),
    clock,
    cycleMs,
  });
  return (fieldName: string, args: object, identity: Identity) =>
    orRefusal(async () => play(parseRequest({ fieldName, arguments: args, identity })));
}

/** A brand with a game and a player. */
async function furnishedRoom(
  venue: Venue,
  { model = paysAlways, betLevels = [1, 5], coins = 100_000n, ofPlayer, ofGame, ...rows }: Room,
) {
  const { tables } = venue;
  const provider = randomBytes(8).toString('hex');
  await givenCompany(tables, provider);
  const game = await givenLiveGame(tables, provider, model, { betLevels, ...ofGame });
  const { id, casinoId, companyId, owner } = await givenBrand(tables, {
    ...rows,
    ofBrand: { gameIds: [game.id], ...rows.ofBrand },
  });
  const ada: Identity = { sub: `ada-${id}`, groups: ['PROVIDERS'] };
  await givenBrandUser(tables, id, ada.sub, ofPlayer);
  const endow = (amount: bigint, sub = ada.sub) =>
    postMovement(venue.ledger, {
      ...{
        key: `GRANT#${newRequestId()}`,
        kind: 'GRANT',
        brandId: id,
        playerId: playerIdOf(sub),
        coin: 'GOLD',
      },
      ...{ purse: 'MAIN', amount, actor: 'admin', reason: 'For games', reference: null },
      ...{ requestHash: 'grant', counter: 'HOUSE' },
    });
  if (coins > 0n) await endow(coins);
  const start = async (more: Row = {}, ask: Ask = venue.ask) => {
    const input = { brandId: id, gameId: game.id, coin: 'GOLD', ...more };
    return (await ask('startPlaySession', { input }, ada)) as PlaySession | RefusalAnswer;
  };
  const betting = ({ id: sessionId }: Pick<PlaySession, 'id'>, more: Row = {}) => ({
    input: { brandId: id, sessionId, bet: '100', requestId: requestIdAt(venue.ledger.now()), ...more },
  });
  return {
    id,
    casinoId,
    companyId,
    owner,
    ada,
    game,
    endow,
    start,
    betting,
    /** A running session. */
    session: async () => (await start()) as PlaySession,
    bet: async (session: Pick<PlaySession, 'id'>, more: Row = {}, ask: Ask = venue.ask) =>
      (await ask('playRound', betting(session, more), ada)) as CoinRound | RefusalAnswer,
    round: async (session: Pick<PlaySession, 'id'>, more: Row = {}) =>
      (await venue.ask('playRound', betting(session, more), ada)) as CoinRound,
    asks: (fieldName: string, more: object = {}, ask: Ask = venue.ask) =>
      ask(fieldName, { input: { brandId: id, ...more } }, ada),
  };
}
