import type { Clock } from '#lambda/runtime/clock';
import { casinoKey } from '#domain/keys';
import type { SecretBox } from '#lambda/services/api-keys/secret-box';
import { openWallet } from '#lambda/services/seamless/open-wallet';
import type { CasinoWallet } from '#lambda/services/seamless/wallet-client';
import { parseCasinoWallet } from '#lambda/stores/brands/casino-wallet';
import { readRow } from '#lambda/stores/read-row';
import type { StoreNeeds } from '#lambda/stores/store-needs';

interface Needs extends Pick<StoreNeeds, 'dynamodb' | 'mainTable'> {
  readonly box: Pick<SecretBox, 'open'>;
  readonly clock: Clock;
}

/** A new key or address is used this much later. */
const keptMs = 10_000;

/** Reads the wallets of casinos with their keys, and remembers them for some seconds. Undefined for a casino without one. */
export function casinoWallets(needs: Needs) {
  const { clock } = needs;
  const open = openWallet(needs);
  const known = new Map<string, { readonly wallet: CasinoWallet | undefined; readonly until: number }>();
  return async (casinoId: string): Promise<CasinoWallet | undefined> => {
    const now = clock().getTime();
    const before = known.get(casinoId);
    if (before && before.until > now) return before.wallet;
    const address = await readRow(needs, casinoKey(casinoId), parseCasinoWallet);
    const wallet = address && (await open(address));
    known.set(casinoId, { wallet, until: now + keptMs });
    return wallet;
  };
}
