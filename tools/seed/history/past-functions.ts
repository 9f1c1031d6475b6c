import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { limits } from '#domain/limits';
import { replayIdBytes, replayIdOf } from '#domain/play/replay-id';
import { serverSeedBytes } from '#domain/slots/play/server-seed';
import type { Caller } from '#lambda/caller';
import { moveCoins } from '#lambda/functions/move-coins/move-coins';
import { parseRequest as parseMove } from '#lambda/functions/move-coins/request';
import { playRounds } from '#lambda/functions/play-rounds/play-rounds';
import { parseRequest as parsePlay } from '#lambda/functions/play-rounds/request';
import { brandRights } from '#lambda/stores/brands/brand-rights';
import { brandStore } from '#lambda/stores/brands/brand-store';
import { brandUserStore } from '#lambda/stores/brands/brand-user-store';
import { ledgerPorts } from '#lambda/stores/coins/ledger-store';
import { giftAdded } from '#lambda/stores/counters/gift-store';
import { packageClaimStore } from '#lambda/stores/coins/package-claim-store';
import { settledBetStore } from '#lambda/stores/coins/settled-bets';
import { playableVersions } from '#lambda/stores/games/playable-versions';
import { playedGameStore } from '#lambda/stores/games/played-game-store';
import { drawnSeedStore } from '#lambda/stores/play/drawn-seeds';
import { playFactsStore } from '#lambda/stores/play/play-facts';
import { playLimitsStore } from '#lambda/stores/play/play-limits-store';
import { playStore } from '#lambda/stores/play/play-store';
import { sharedRoundStore } from '#lambda/stores/play/shared-round-store';
import { sharedRows, sharedRowsMs } from '#lambda/stores/play/shared-rows';
import type { ProductTables } from './product-tables';

/** Who asks, as a resolver names them. */
export type Asking = Pick<Caller, 'sub' | 'groups'>;

type Ask = (fieldName: string, input: object) => Promise<unknown>;

/** The functions of one person. They throw refusals. */
export interface PastFunctions {
  readonly move: Ask;
  readonly play: Ask;
}

/** Lets people do at a time in the past what the functions that move coins and play rounds do now. */
export function pastFunctions(tables: ProductTables) {
  const time = new AsyncLocalStorage<Date>();
  const clock = () => time.getStore() ?? new Date();
  const ledger = ledgerPorts({ ...tables, clock, random: Math.random });
  const move = moveCoins({
    brands: brandStore(tables),
    users: brandUserStore(tables),
    claims: packageClaimStore(tables),
    rights: brandRights(tables),
    ledger,
    countGift: (gift) => giftAdded(tables.playTable, gift),
    clock,
  });
  const play = playRounds({
    facts: playFactsStore({
      ...tables,
      shared: sharedRows({ clock: () => new Date(), forMs: sharedRowsMs }),
    }),
    plays: playStore(tables),
    seeds: drawnSeedStore(tables),
    bets: settledBetStore(tables),
    shared: sharedRoundStore(tables),
    limits: playLimitsStore(tables),
    // Nobody excludes themselves.
    emailExclusions: { toLengthen: () => Promise.resolve(undefined) },
    versions: playableVersions(playedGameStore(tables)),
    ledger,
    newSeed: () => randomBytes(serverSeedBytes).toString('hex'),
    newReplayId: () => replayIdOf(randomBytes(replayIdBytes)),
    clock,
    cycleMs: limits.demo.spinCycleMilliseconds,
  });
  return (identity: Asking, at: Date): PastFunctions => ({
    move: (fieldName, input) =>
      time.run(at, () => move(parseMove({ fieldName, arguments: { input }, identity }))),
    play: (fieldName, input) =>
      time.run(at, () => play(parsePlay({ fieldName, arguments: { input }, identity }))),
  });
}
