import { randomBytes } from 'node:crypto';
import { limits } from '#domain/limits';
import { replayIdBytes, replayIdOf } from '#domain/play/replay-id';
import { serverSeedBytes } from '@novalink/engine';
import type { Caller } from '#lambda/runtime/caller';
import { claimPromotions } from '#lambda/functions/claim-promotions/claim-promotions';
import { parseRequest as parseClaim } from '#lambda/functions/claim-promotions/request';
import { moveCoins } from '#lambda/functions/move-coins/move-coins';
import { parseRequest as parseMove } from '#lambda/functions/move-coins/request';
import { playRounds } from '#lambda/functions/play-rounds/play-rounds';
import { parseRequest as parsePlay } from '#lambda/functions/play-rounds/request';
import { brandRights } from '#lambda/stores/brands/brand-rights';
import { brandStore } from '#lambda/stores/brands/brand-store';
import { brandUserStore } from '#lambda/stores/brands/brand-user-store';
import { dayAllowance } from '#lambda/stores/coins/day-allowance';
import { ledgerPorts } from '#lambda/stores/coins/ledger-store';
import { movementsIn } from '#lambda/stores/coins/movements-in';
import { giftAdded } from '#lambda/stores/counters/gift-store';
import { packageClaimStore } from '#lambda/stores/coins/package-claim-store';
import { settledBetStore } from '#lambda/stores/coins/settled-bets';
import { playableVersions } from '#lambda/stores/games/playable-versions';
import { playedGameStore } from '#lambda/stores/games/played-game-store';
import { drawnSeedStore } from '#lambda/stores/play/drawn-seeds';
import { playFactsStore } from '#lambda/stores/play/play-facts';
import { guardedWrite } from '#lambda/stores/guarded-write';
import { budgetStore } from '#lambda/stores/promotions/budget-store';
import { claimStore } from '#lambda/stores/promotions/claim-store';
import { codeMisses } from '#lambda/stores/promotions/code-misses';
import { eventStore } from '#lambda/stores/promotions/event-store';
import { progressStore } from '#lambda/stores/promotions/progress-store';
import { readPublishedPromotions } from '#lambda/stores/promotions/published-promotions';
import { entryStore } from '#lambda/stores/tournaments/entry-store';
import { tournamentStore } from '#lambda/stores/tournaments/tournament-store';
import { walletRoundsAfter } from '#lambda/stores/tournaments/wallet-rounds';
import { playLimitsStore } from '#lambda/stores/play/play-limits-store';
import { playStore } from '#lambda/stores/play/play-store';
import { sharedRoundStore } from '#lambda/stores/play/shared-round-store';
import { sharedRows, sharedRowsMs } from '#lambda/stores/play/shared-rows';
import { knownAdmins } from '#lambda/stores/users/known-admins';
import type { ProductTables } from './product-tables';

/** The caller, as resolvers pass it to functions. */
export type Asking = Pick<Caller, 'sub' | 'groups'>;

type Ask = (fieldName: string, input: object) => Promise<unknown>;

/** The functions for one caller. They throw refusals. */
export interface PastFunctions {
  readonly move: Ask;
  readonly play: Ask;
  readonly claim: Ask;
}

/** Runs the code of `move-coins`, `play-rounds` and `claim-promotions` at a time in the past. */
export function pastFunctions(tables: ProductTables) {
  const brands = brandStore(tables);
  const users = brandUserStore(tables);
  const claims = packageClaimStore(tables);
  const rights = brandRights(tables);
  const facts = playFactsStore({
    ...tables,
    shared: sharedRows({ clock: () => new Date(), forMs: sharedRowsMs }),
  });
  const plays = playStore(tables);
  const seeds = drawnSeedStore(tables);
  const bets = settledBetStore(tables);
  const shared = sharedRoundStore(tables);
  const limitsOfPlayers = playLimitsStore(tables);
  const tournaments = tournamentStore(tables);
  const entries = entryStore(tables);
  const promotionClaims = claimStore(tables);
  const budgets = budgetStore(tables);
  const versions = playableVersions(playedGameStore(tables));
  const at = (now: Date) => {
    const clock = () => now;
    const ledger = ledgerPorts({ ...tables, clock, random: Math.random });
    const move = moveCoins({
      brands,
      users,
      claims,
      isAdmin: knownAdmins(tables),
      allowance: dayAllowance(tables),
      rights,
      ledger,
      countGift: (gift) => giftAdded(tables.playTable, gift),
      clock,
    });
    const play = playRounds({
      facts,
      plays,
      seeds,
      bets,
      shared,
      limits: limitsOfPlayers,
      tournaments,
      entries,
      claims: promotionClaims,
      budgets,
      write: (items) => guardedWrite(tables.dynamodb, items),
      // Demo players have no exclusions.
      emailExclusions: { toLengthen: () => Promise.resolve(undefined) },
      versions,
      ledger,
      countGift: (buyIn) => giftAdded(tables.playTable, buyIn),
      newSeed: () => randomBytes(serverSeedBytes).toString('hex'),
      newReplayId: () => replayIdOf(randomBytes(replayIdBytes)),
      clock,
      cycleMs: limits.demo.spinCycleMilliseconds,
    });
    const claim = claimPromotions({
      facts,
      published: (brandId) => readPublishedPromotions(tables, brandId),
      budgets,
      recentBudget: (promotionId) => budgets.read(promotionId),
      claims: promotionClaims,
      events: eventStore(tables),
      codeMisses: codeMisses(tables),
      progress: progressStore(tables),
      rounds: walletRoundsAfter({ ...tables, movements: movementsIn(ledger) }),
      plays,
      seeds,
      ledger,
      countGift: (gift) => giftAdded(tables.playTable, gift),
      write: (items) => guardedWrite(tables.dynamodb, items),
      newSeed: () => randomBytes(serverSeedBytes).toString('hex'),
      clock,
    });
    return { move, play, claim };
  };
  return (identity: Asking, now: Date): PastFunctions => {
    const { move, play, claim } = at(now);
    return {
      move: (fieldName, input) => move(parseMove({ fieldName, arguments: { input }, identity })),
      claim: (fieldName, input) => claim(parseClaim({ fieldName, arguments: { input }, identity })),
      play: (fieldName, input) => play(parsePlay({ fieldName, arguments: { input }, identity })),
    };
  };
}
