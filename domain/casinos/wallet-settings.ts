import type { Casino } from '../generated/types';

type Settings = Pick<
  Casino,
  'walletUrl' | 'walletProtocol' | 'walletKeyId' | 'walletScheme' | 'walletKeySetAt'
>;

/** The settings of a casino's wallet that contract tests are about, as one text that changes with each of them. */
export const walletSettings = (casino: Settings): string =>
  [
    casino.walletProtocol,
    casino.walletUrl,
    casino.walletKeyId,
    casino.walletScheme,
    casino.walletKeySetAt,
  ].join(' ');
