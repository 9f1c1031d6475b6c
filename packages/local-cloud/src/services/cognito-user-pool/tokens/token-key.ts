import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK } from 'jose';
import type { CryptoKey, JWK } from 'jose';
import type { Storage } from '#local/platform/storage';

/** The RSA key pair that signs a pool's tokens, created once per installation. */
export interface TokenKey {
  readonly id: string;
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
  /** The public key as in the pool's JWKS. */
  readonly publicJwk: JWK;
}

export async function openTokenKey(storage: Storage, poolId: string): Promise<TokenKey> {
  const keys = storage.documents<JWK>(`cognito-idp/${poolId}/key`);
  const kept = keys.get('signing') ?? (await freshKey());
  keys.put('signing', kept);
  const { kty, n, e } = kept;
  const id = await calculateJwkThumbprint(kept);
  const publicJwk = { kty, n, e, kid: id, alg: 'RS256', use: 'sig' } as JWK;
  return {
    id,
    publicJwk,
    privateKey: (await importJWK(kept, 'RS256')) as CryptoKey,
    publicKey: (await importJWK(publicJwk, 'RS256')) as CryptoKey,
  };
}

async function freshKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return exportJWK(privateKey);
}
