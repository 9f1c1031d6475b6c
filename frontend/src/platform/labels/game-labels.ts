import type {
  GameFeature,
  GameStatus,
  GameType,
  GameVersionStatus,
  Volatility,
} from '#domain/generated/types';

interface StatusLabels {
  readonly text: string;
  readonly tone: 'plain' | 'news' | 'good' | 'warning' | 'bad';
}

export const gameTypes: Record<GameType, string> = {
  SLOT: 'Slot',
  TABLE: 'Table game',
  INSTANT: 'Instant game',
};

/** The labels of the statuses of games. */
export const gameStatuses: Record<GameStatus, StatusLabels> = {
  DRAFT: { text: 'Not live yet', tone: 'plain' },
  LIVE: { text: 'Live', tone: 'good' },
  SUSPENDED: { text: 'Suspended', tone: 'bad' },
  DEPRECATED: { text: 'Deprecated', tone: 'warning' },
  RETIRED: { text: 'Retired', tone: 'plain' },
};

/** The labels of the statuses of versions. */
export const versionStatuses: Record<GameVersionStatus, StatusLabels> = {
  DRAFT: { text: 'Draft', tone: 'plain' },
  TESTED: { text: 'Tested', tone: 'news' },
  IN_REVIEW: { text: 'In review', tone: 'news' },
  APPROVED: { text: 'Approved', tone: 'good' },
  REJECTED: { text: 'Changes requested', tone: 'warning' },
  LIVE: { text: 'Live', tone: 'good' },
  SUSPENDED: { text: 'Suspended', tone: 'bad' },
  SUPERSEDED: { text: 'Superseded', tone: 'plain' },
  DEPRECATED: { text: 'Deprecated', tone: 'warning' },
  RETIRED: { text: 'Retired', tone: 'plain' },
};

export const volatilities: Record<Volatility, string> = {
  LOW: 'Low',
  MEDIUM: 'Medium',
  HIGH: 'High',
  VERY_HIGH: 'Very high',
};

export const gameFeatures: Record<GameFeature, string> = {
  WILD: 'Wild',
  SCATTER: 'Scatter',
  FREE_SPINS: 'Free spins',
  MULTIPLIER: 'Multiplier',
  WAYS: 'Ways to win',
};

/** A share as a decimal, such as `0.962525`, formatted as a percentage: `96.25 %`. */
export const percent = (share: string, digits = 2): string =>
  new Intl.NumberFormat('en', {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(Number(share));

/** An exact RTP as a percentage with its known digits, at most four: `0.962525` is `96.2525 %`, and `0.96` is `96 %`. */
export const exactPercent = (rtp: string): string =>
  percent(rtp, Math.min(4, Math.max(0, (rtp.split('.')[1]?.length ?? 0) - 2)));

/** The path of an image of the library, on the site's own origin. */
export const imageAddress = (key: string): string => `/${key.split('/').map(encodeURIComponent).join('/')}`;
