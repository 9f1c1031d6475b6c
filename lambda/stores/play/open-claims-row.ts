import {
  array,
  boolean,
  looseObject,
  nullable,
  number,
  object,
  optional,
  picklist,
  string,
  tuple,
  type InferInput,
  type InferOutput,
} from 'valibot';
import { claimId } from '#domain/promotions/engine';
import { issuedClock, type Claim } from '#domain/promotions/claims/claim';
import type { ClaimEnding, OpenClaim } from '#domain/promotions/claims/open-claims';
import { rewardKinds } from '#domain/promotions/rewards';
import type { Reward, Wagering } from '#domain/promotions/rules';
import { digits } from '#lambda/stores/play/play-totals-row';

/** Claims in other statuses are not stored. */
const statuses = ['ACTIVE', 'COMPLETED', 'EXPIRED', 'FORFEITED'] as const;

const keptClaim = object({
  id: string(),
  promotion: string(),
  period: string(),
  /** The version of the promotion. */
  version: number(),
  rules: string(),
  coin: string(),
  decimals: number(),
  status: picklist(statuses),
  issued: number(),
  kind: picklist(rewardKinds),
  /** The game, the bet, the number of free rounds, and the number of played free rounds. */
  free: optional(tuple([string(), string(), number(), number()])),
  /**
   * The wagering multiple, the maximum bet and win, the days, and whether the claim is spent before the main
   * purse.
   */
  terms: tuple([number(), nullable(string()), nullable(string()), number(), boolean()]),
  games: optional(array(tuple([string(), number()]))),
  /** The fields of the wagering that `terms` and `games` do not have, by their names. */
  more: optional(looseObject({})),
  stacking: optional(tuple([boolean(), nullable(string())])),
  /** The reserved, current, rewarded, wagered (in hundredths) and budgeted amounts. */
  coins: tuple([digits, digits, digits, digits, digits]),
  /** The numbers of the last rounds in the main purse and in the claim's purse. */
  last: tuple([number(), number()]),
  suspended: optional(number()),
  /** The parts for the main purse, the house and the budget, and whether the claim's purse was emptied. */
  ending: optional(tuple([digits, digits, digits, boolean()])),
});

/**
 * The claims in a player's row. Values are stored in tuples without names, because every round writes them.
 */
export const keptClaimsSchema = array(keptClaim);

type ReadClaim = InferOutput<typeof keptClaim>;

export function openClaimOf(playerId: string, row: ReadClaim): OpenClaim {
  const [held, purse, rewarded, wageredX100, reserved] = row.coins;
  const [MAIN, PROMO] = row.last;
  const [exclusive, group] = row.stacking ?? [false, null];
  const { promotion: promotionId, version, coin, decimals, rules: rulesHash, period, issued, status } = row;
  const wagering = wageringOf(row);
  const reward = rewardOf(row.kind, row.free, rewarded);
  const claim: Claim = {
    id: claimId(promotionId, playerId, period),
    ...{ playerId, period, status, issuedAt: issued },
    terms: {
      promotionId,
      version,
      coin,
      decimals,
      rulesHash,
      reward,
      wagering,
      stacking: { exclusive, group },
    },
    ...{ held, purse, rewarded, wageredX100, freeRoundsPlayed: row.free?.[3] ?? 0 },
    ...{ lastSeq: { MAIN, PROMO }, clock: issuedClock(wagering, issued) },
  };
  return {
    claimId: row.id,
    ...{ claim, reserved, suspendedMs: row.suspended ?? 0, ending: endingOf(row.ending) },
  };
}

function wageringOf({ terms, games = [], more }: ReadClaim): Wagering {
  const [multiple, maxBet, maxWin, validDays, isSpentFirst] = terms;
  return {
    ...more,
    ...{ multiple, maxBet, maxWin, validDays },
    gameWeights: games.map(([gameId, weightX100]) => ({ gameId, weightX100 })),
    spendOrder: isSpentFirst ? 'CLAIM_FIRST' : 'MAIN_FIRST',
  };
}

/** An active claim already has its coins, so the input of their computation is not stored. */
function rewardOf(kind: ReadClaim['kind'], free: ReadClaim['free'], rewarded: bigint): Reward {
  if (kind !== 'FREE_ROUNDS' || !free) return { kind: 'GRANT', amount: `${rewarded}` };
  const [gameId, bet, count] = free;
  return { kind, gameId, bet, count };
}

const endingOf = (ending: ReadClaim['ending']): ClaimEnding | null => {
  if (!ending) return null;
  const [toMain, forfeited, toBudget, isEmptied] = ending;
  return { toMain, forfeited, toBudget, isEmptied };
};

/** The stored form of a claim. Throws for a claim that is neither active nor ended. */
export function keptOf({
  claimId: id,
  claim,
  reserved,
  suspendedMs,
  ending,
}: OpenClaim): InferInput<typeof keptClaim> {
  const { terms, held, purse, rewarded, wageredX100, lastSeq } = claim;
  const {
    promotionId: promotion,
    version,
    rulesHash: rules,
    coin,
    decimals,
    reward,
    wagering,
    stacking,
  } = terms;
  const { multiple, maxBet, maxWin, validDays, gameWeights, spendOrder, ...more } = wagering;
  const status = statuses.find((one) => one === claim.status);
  if (status === undefined) throw new RangeError(`A claim that is ${claim.status} is not kept.`);
  return {
    ...{ id, promotion, period: claim.period, version, rules, coin, decimals, status },
    ...{ issued: claim.issuedAt, kind: reward.kind },
    ...(reward.kind === 'FREE_ROUNDS' && {
      free: [reward.gameId, reward.bet, reward.count, claim.freeRoundsPlayed],
    }),
    terms: [multiple, maxBet, maxWin, validDays, spendOrder === 'CLAIM_FIRST'],
    ...(gameWeights.length > 0 && {
      games: gameWeights.map(({ gameId, weightX100 }) => [gameId, weightX100] as [string, number]),
    }),
    ...(Object.keys(more).length > 0 && { more }),
    ...((stacking.exclusive || stacking.group !== null) && {
      stacking: [stacking.exclusive, stacking.group],
    }),
    coins: [`${held}`, `${purse}`, `${rewarded}`, `${wageredX100}`, `${reserved}`],
    last: [lastSeq.MAIN, lastSeq.PROMO],
    ...(suspendedMs > 0 && { suspended: suspendedMs }),
    ...(ending && {
      ending: [`${ending.toMain}`, `${ending.forfeited}`, `${ending.toBudget}`, ending.isEmptied],
    }),
  };
}
