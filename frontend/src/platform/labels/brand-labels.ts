import type {
  BrandLevel,
  BrandUserStatus,
  CoinType,
  Movement,
  MovementKind,
  Purse,
} from '#domain/generated/types';
import { coinsOf } from '#domain/wallet/amounts';

interface StatusLabels {
  readonly text: string;
  readonly tone: 'plain' | 'news' | 'good' | 'warning' | 'bad';
}

export const brandLevels: Record<BrandLevel, string> = {
  PLAYER: 'Player',
  SUPPORT: 'Support',
  ADMIN: 'Admin',
};

/** The labels of the statuses of players. */
export const playerStatuses: Record<BrandUserStatus, StatusLabels> = {
  ACTIVE: { text: 'Active', tone: 'good' },
  SUSPENDED: { text: 'Suspended', tone: 'bad' },
  SELF_EXCLUDED: { text: 'Self-excluded', tone: 'warning' },
  CLOSED: { text: 'Closed', tone: 'plain' },
};

export interface StatusOfPlayer {
  readonly status: BrandUserStatus;
  readonly onBreak: boolean;
}

/** The labels of the statuses of players as lists show them: a break has its own. */
export const shownStatuses = {
  ...playerStatuses,
  ON_BREAK: { text: 'On a break', tone: 'warning' },
} as const;
export const shownStatus = ({ status, onBreak }: StatusOfPlayer): keyof typeof shownStatuses =>
  status === 'SELF_EXCLUDED' && onBreak ? 'ON_BREAK' : status;
export const playerStatus = (player: StatusOfPlayer): StatusLabels => shownStatuses[shownStatus(player)];

export const movementKinds: Record<MovementKind, string> = {
  WELCOME: 'Welcome coins',
  DAILY: 'Daily coins',
  PACKAGE: 'Package claimed',
  GRANT: 'Granted',
  WITHDRAWAL: 'Deducted',
  BET: 'Bet',
  WIN: 'Win',
  REVERSAL: 'Reversal',
  BUY_IN: 'Tournament buy-in',
  REFUND: 'Tournament refund',
  PRIZE: 'Tournament prize',
  ESCROW: 'Prizes reserved',
  REWARD: 'Promotion reward',
  RELEASE: 'Promotion reward released',
  FORFEIT: 'Promotion reward taken back',
};

export const purses: Record<Purse, string> = {
  MAIN: 'For games',
  PROMO: 'From promotions',
  EXTERNAL: 'In the operator’s wallet',
};

/** An amount with the coin's decimals and code: `1,234.50 GLD`; for an unknown coin in minor units. */
export const coinAmount = (
  amount: string,
  code: string,
  coinTypes: readonly Pick<CoinType, 'code' | 'decimals'>[],
): string => {
  const coin = coinTypes.find((known) => known.code === code);
  return `${coinsOf(BigInt(amount), coin?.decimals ?? 0)} ${code}`;
};

/** The same with a sign, for statements: `+5.00 GLD`, `−5.00 GLD`. */
export const signedCoinAmount = (
  { amount, coin }: Pick<Movement, 'amount' | 'coin'>,
  coinTypes: readonly CoinType[],
): string => {
  const sign = amount.startsWith('-') ? '−' : '+';
  return `${sign}${coinAmount(amount.replace(/^-/, ''), coin, coinTypes)}`;
};

/** A waiting time as text: `24 hours`, `30 days`. */
export const hoursText = (hours: number): string => {
  if (hours % 24 === 0 && hours > 24) return `${hours / 24} days`;
  return hours === 1 ? '1 hour' : `${hours} hours`;
};
