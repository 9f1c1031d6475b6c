import { createPrivateKey } from 'node:crypto';
import type { SigningKey } from '@novalink/wallet-contract/signatures';
import type { SecretBox } from '#lambda/services/api-keys/secret-box';
import type { CasinoWallet } from '#lambda/services/seamless/wallet-client';
import {
  readWalletKey,
  walletSecretName,
  type CasinoWalletAddress,
  type WalletKeyRow,
} from '#lambda/stores/brands/casino-wallet';
import type { StoreNeeds } from '#lambda/stores/store-needs';

/** A wallet that implements our contract. */
export interface OwnProtocolWallet extends CasinoWallet {
  readonly signing: SigningKey;
}

interface Needs extends Pick<StoreNeeds, 'dynamodb' | 'mainTable'> {
  readonly box: Pick<SecretBox, 'open'>;
}

/** Reads the key of a casino's wallet and decrypts it. Undefined if the casino has none. */
export const openWallet =
  ({ box, ...tables }: Needs) =>
  async ({ casinoId, url }: CasinoWalletAddress): Promise<OwnProtocolWallet | undefined> => {
    const key = await readWalletKey(tables, casinoId);
    if (key === undefined) return undefined;
    const secret = await box.open(key.secret, walletSecretName(casinoId));
    return { casinoId, url, keyId: key.keyId, signing: signingKey(key, secret) };
  };

const signingKey = ({ scheme }: WalletKeyRow, secret: string): SigningKey =>
  scheme === 'V1' ? { scheme: 'v1', secret } : { scheme: 'ed25519', privateKey: privateKeyOf(secret) };

const privateKeyOf = (pkcs8: string) =>
  createPrivateKey({ key: Buffer.from(pkcs8, 'base64'), format: 'der', type: 'pkcs8' });
