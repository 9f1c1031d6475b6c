import { array, nullish, number, object, optional, parse, picklist, string, type InferOutput } from 'valibot';
import type { BrandUser } from '#domain/generated/types';
import { grantedCoins } from '#lambda/stores/coins/coins-row';

const limit = nullish(number(), null);
const limits = object({ dailyLoss: limit, weeklyLoss: limit, monthlyLoss: limit, sessionMinutes: limit });

const schema = object({
  brandId: string(),
  userId: string(),
  /** Made by NovaLink. Rounds and coins are stored under it, so that they stay when the player gets another `userId`. */
  playerId: string(),
  displayName: string(),
  /** The display name in lower case, which lists search by. */
  nameSort: string(),
  level: picklist(['PLAYER', 'SUPPORT', 'ADMIN']),
  tier: number(),
  country: string(),
  ageConfirmedAt: string(),
  termsVersion: string(),
  status: picklist(['ACTIVE', 'SUSPENDED', 'SELF_EXCLUDED', 'CLOSED']),
  statusReason: nullish(string(), null),
  selfExcludedUntil: nullish(string(), null),
  limits,
  pendingLimits: nullish(object({ limits, from: string() }), null),
  version: number(),
  createdAt: string(),
  updatedAt: string(),
  /** What joining was to give them, of the kinds of coins that there were then. */
  welcome: optional(array(grantedCoins), []),
});

/** A player of a brand as the row says; whoever owns the brand's company counts as ADMIN besides. */
export type BrandUserRow = Readonly<InferOutput<typeof schema>>;

/** A player as the API returns it. Balances are read by the `playerId`. */
export type PresentedPlayer = Omit<BrandUser, 'balances'> & Pick<BrandUserRow, 'playerId'>;

export const parseBrandUser = (row: unknown): BrandUserRow => parse(schema, row);

/**
 * The current state of a player. The end of an exclusion and the start of looser limits are derived, not
 * written.
 */
export function brandUserAt(user: BrandUserRow, now: Date): BrandUserRow {
  const at = now.toISOString();
  const { status, selfExcludedUntil: until, pendingLimits } = user;
  const isBack = status === 'SELF_EXCLUDED' && until !== null && until <= at;
  const isDue = pendingLimits !== null && pendingLimits.from <= at;
  return {
    ...user,
    ...(isBack ? { status: 'ACTIVE', selfExcludedUntil: null } : {}),
    ...(isDue ? { limits: pendingLimits.limits, pendingLimits: null } : {}),
  };
}
