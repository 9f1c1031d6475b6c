import type {
  BrandStatus,
  CasinoJurisdiction,
  CasinoStatus,
  CoinKind,
  WalletMode,
} from '#domain/generated/types';

interface StatusLabels {
  readonly text: string;
  readonly tone: 'plain' | 'news' | 'good' | 'warning' | 'bad';
}

/** The labels of the statuses of casinos. */
export const casinoStatuses: Record<CasinoStatus, StatusLabels> = {
  DRAFT: { text: 'Draft', tone: 'plain' },
  IN_REVIEW: { text: 'In review', tone: 'news' },
  ACTIVE: { text: 'Active', tone: 'good' },
  PAUSED: { text: 'Paused', tone: 'warning' },
  SUSPENDED: { text: 'Suspended', tone: 'bad' },
  CLOSED: { text: 'Closed', tone: 'plain' },
};

/** The labels of the statuses of brands. */
export const brandStatuses: Record<BrandStatus, StatusLabels> = {
  DRAFT: { text: 'In preparation', tone: 'plain' },
  ACTIVE: { text: 'Active', tone: 'good' },
  PAUSED: { text: 'Paused', tone: 'warning' },
  CLOSED: { text: 'Closed', tone: 'plain' },
};

export const jurisdictions: Record<CasinoJurisdiction, string> = {
  DEMO: 'Demo – no licence',
  MGA: 'Malta (MGA)',
  UKGC: 'Great Britain (UKGC)',
  CURACAO: 'Curaçao',
  OTHER: 'Another authority',
};

export const walletModes: Record<WalletMode, string> = {
  INTERNAL: 'NovaLink ledger',
  SEAMLESS: 'Own wallet',
};

export const coinKinds: Record<CoinKind, string> = {
  PLAY: 'For games',
  PROMO: 'From promotions',
  TICKET: 'Ticket',
};
