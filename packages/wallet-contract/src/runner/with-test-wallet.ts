import { openLine } from './http-line';
import { newIds } from './ids';
import { testWallet, type Place, type TestWallet, type WalletKey } from './test-wallet';

/** The wallet under test. */
export interface WalletUnderTest {
  /** The address of the wallet; `https`, or `http` on this machine. */
  readonly url: URL;
  readonly key: WalletKey;
  /** The checked address of the host. The host is not resolved again. */
  readonly address?: string;
  /** `GOLD`, `contract-brand` and `contract-game` unless given. */
  readonly place?: Partial<Place>;
}

const usual: Place = { coin: 'GOLD', brand: 'contract-brand', game: 'contract-game' };

const connections = 100;

/**
 * Connects to a wallet, and ends the connections after the work.
 *
 * @param seed At most 32 letters and digits that no other run uses, for the ids of transactions.
 */
export async function withTestWallet<Result>(
  { url, key, place, address }: WalletUnderTest,
  seed: string,
  work: (wallet: TestWallet) => Promise<Result>,
): Promise<Result> {
  const line = openLine(url, connections, address);
  const needs = {
    ...{ url, key, line, ids: newIds(seed), exchanges: [] },
    ...{ place: { ...usual, ...place }, openLine: () => openLine(url, 1, address) },
  };
  try {
    return await work(testWallet(needs));
  } finally {
    line.close();
  }
}
