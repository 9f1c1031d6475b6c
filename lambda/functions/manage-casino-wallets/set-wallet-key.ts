import type { WalletKey } from '#domain/generated/types';
import { guard } from '#domain/guard';
import type { NewKeys, Needs } from '#lambda/functions/manage-casino-wallets/needs';
import { ownCasino } from '#lambda/functions/manage-casino-wallets/own-casino';
import type { InputOf } from '#lambda/functions/manage-casino-wallets/request';
import type { Caller } from '#lambda/runtime/caller';
import { Refusal } from '#lambda/runtime/refusal';
import { ulid } from '#lambda/runtime/ulid';
import { walletSecretName } from '#lambda/stores/brands/casino-wallet';
import { keyedIn } from '#lambda/stores/brands/casino-wallet-store';

/** Sets or replaces the key for the wallet of a casino. A secret that NovaLink creates is in the answer only. */
export const setWalletKey =
  ({ casinos, box, newKeys, clock }: Needs) =>
  async (caller: Caller, input: InputOf<'setWalletKey'>): Promise<WalletKey> => {
    const { casinoId, expectedVersion, keyId, scheme } = input;
    const { version, status, walletMode, walletScheme } = await ownCasino(casinos, caller, casinoId);
    if (version !== expectedVersion) throw new Refusal('casino.stale', { version });
    // The contract tests have passed with the scheme.
    const isOpen = keyedIn.includes(status) && (status === 'DRAFT' || scheme === walletScheme);
    if (!isOpen) throw new Refusal('casino.wrong-status', { status });
    if (!guard('casino.seamless', walletMode === 'SEAMLESS')) throw new Refusal('casino.not-seamless');
    const { stored, secret, publicKey } = keyFor(input, newKeys);
    const now = clock();
    const at = now.toISOString();
    const id = ulid(now);
    const changes = { walletKeyId: keyId, walletScheme: scheme, walletPublicKey: publicKey };
    await casinos.setKey({
      ...{ caller, version, at, changes },
      key: { casinoId, keyId, scheme, secret: await box.seal(stored, walletSecretName(casinoId)) },
      audit: {
        ...{ id, requestId: id, at, changes, actor: caller.sub, action: 'CASINO_WALLET_KEY_SET' },
        entity: { type: 'CASINO', id: casinoId },
      },
    });
    return { casinoId, version: version + 1, keyId, scheme, secret, publicKey };
  };

interface NewKey {
  /** The secret or the private key. */
  readonly stored: string;
  /** The secret that the caller does not know. */
  readonly secret: string | null;
  readonly publicKey: string | null;
}

function keyFor({ scheme, secret: given }: InputOf<'setWalletKey'>, newKeys: NewKeys): NewKey {
  if (scheme === 'ED25519') {
    if (given) throw new Refusal('input.invalid', { field: 'secret' });
    const { privateKey, publicKey } = newKeys.keyPair();
    return { stored: privateKey, secret: null, publicKey };
  }
  if (given) return { stored: given, secret: null, publicKey: null };
  const secret = newKeys.secret();
  return { stored: secret, secret, publicKey: null };
}
