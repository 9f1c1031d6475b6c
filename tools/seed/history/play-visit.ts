import type { PlaySession } from '#domain/generated/types';
import { sha256, utf8 } from '@novalink/engine/hash';
import { ulidOf } from '#domain/ulid';
import { Refusal } from '#lambda/runtime/refusal';
import type { PastFunctions } from './past-functions';
import type { Visit } from './plan-visits';
import type { SignedUpPlayer } from './players';

/** The brand in which the visit takes place. */
export interface PlayedBrand {
  readonly id: string;
  readonly termsVersion: string;
  readonly gameIds: readonly string[];
  readonly coins: readonly string[];
  readonly packageIds: readonly string[];
  /** The promotions of the past. */
  readonly promotions: readonly PublishedPromotion[];
}

/** A promotion that players can claim at any time of its days. */
export interface PublishedPromotion {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
}

export interface PlannedVisit {
  readonly brand: PlayedBrand;
  readonly player: SignedUpPlayer;
  readonly visit: Visit;
  /** Whether the player joins the brand with this visit. */
  readonly isFirst: boolean;
  /** The first day of the history. */
  readonly from: Date;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** The shortest pause between two rounds. Faster rounds are refused. */
const shortestPauseMs = 3000;

/**
 * Plays one visit with the clock set to its day and returns the number of rounds. A refusal (too few coins, a limit) ends
 * the visit, as for any player. Request ids are derived from the time, so a repeated visit plays no round twice.
 */
export async function playVisit(
  functions: (identity: SignedUpPlayer['identity'], at: Date) => PastFunctions,
  { brand, player, visit, isFirst, from }: PlannedVisit,
): Promise<number> {
  const brandId = brand.id;
  let now = from.getTime() + visit.day * dayMs + visit.minute * minuteMs;
  const at = (later: number) => functions(player.identity, new Date((now += later)));
  const requestId = () => ulidOf(now, sha256(utf8(`${player.identity.sub} ${now}`)));
  const coin = brand.coins[visit.coin] ?? '';
  let rounds = 0;
  try {
    if (isFirst) await at(0).move('joinBrand', { brandId, ...joining(brand, player) });
    await unlessRefused(at(2000).move('claimDailyCoins', { brandId, coin }));
    for (const packageId of visit.takesPackage ? brand.packageIds : [])
      await unlessRefused(at(4000).move('claimCoinPackage', { brandId, packageId, requestId: requestId() }));
    if (visit.takesReward)
      for (const { id: promotionId, from: opens, to } of brand.promotions)
        if (now >= opens && now < to - dayMs)
          await unlessRefused(
            at(3000).claim('claimPromotion', { brandId, promotionId, requestId: requestId() }),
          );
    const gameId = brand.gameIds[visit.game];
    const session = (await at(6000).play('startPlaySession', { brandId, gameId, coin })) as PlaySession;
    const { betLevels, id: sessionId } = session;
    const bet = betLevels[Math.floor(visit.bet * betLevels.length)];
    for (; rounds < visit.rounds; rounds += 1) {
      const functionsThen = at(shortestPauseMs + (now % 7) * 700);
      await functionsThen.play('playRound', { brandId, sessionId, bet, requestId: requestId() });
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
  return rounds;
}

const joining = ({ termsVersion }: PlayedBrand, { displayName, country }: SignedUpPlayer) => ({
  displayName,
  country,
  ofAge: true,
  termsVersion,
});

async function unlessRefused(asked: Promise<unknown>): Promise<void> {
  await asked.catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
}
