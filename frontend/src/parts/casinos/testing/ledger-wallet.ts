import type { OwnedCasino } from '../owned-casino';

/** The wallet fields of a casino whose coins NovaLink keeps. */
export const ledgerWallet = {
  walletMode: 'INTERNAL',
  walletUrl: null,
  walletProtocol: 'NOVALINK',
  walletKeyId: null,
  walletScheme: null,
  walletPublicKey: null,
  walletKeySetAt: null,
  walletTested: null,
  embedOrigins: [],
} as const satisfies Partial<OwnedCasino>;
