import type { WalletCall } from './calls';

/** How long a caller waits for the reply, in milliseconds (rule 7). */
export const callLimitMs = (call: WalletCall): number => (call === 'bet' ? 5000 : 15_000);
