import { literal, object, parse, picklist, string, type InferOutput } from 'valibot';
import type { ApiKeyScheme, WalletProtocol } from '#domain/generated/types';
import { walletKeyKey } from '#domain/keys';
import { readRow } from '#lambda/stores/read-row';
import type { StoreNeeds } from '#lambda/stores/store-needs';

const modeSchema = object({ walletMode: picklist(['INTERNAL', 'SEAMLESS']) });
const settingsSchema = object({
  id: string(),
  walletMode: literal('SEAMLESS'),
  walletUrl: string(),
  walletProtocol: picklist(['NOVALINK'] satisfies WalletProtocol[]),
});
const keySchema = object({
  casinoId: string(),
  keyId: string(),
  scheme: picklist(['V1', 'ED25519'] satisfies ApiKeyScheme[]),
  /** Encrypted, in base64: the secret of V1, or the private key of ED25519 as PKCS #8 in base64. */
  secret: string(),
});

/** The address of a casino's own wallet. Its key is in a row of its own. */
export interface CasinoWalletAddress {
  readonly casinoId: string;
  readonly url: string;
  readonly protocol: WalletProtocol;
}

/** The key that signs the calls to the wallet of a casino, as it is stored. */
export type WalletKeyRow = Readonly<InferOutput<typeof keySchema>>;

/** The wallet in the row of a casino. Undefined if the ledger keeps its coins. */
export function parseCasinoWallet(row: unknown): CasinoWalletAddress | undefined {
  if (parse(modeSchema, row).walletMode === 'INTERNAL') return undefined;
  const { id, walletUrl, walletProtocol } = parse(settingsSchema, row);
  return { casinoId: id, url: walletUrl, protocol: walletProtocol };
}

/** The key for the wallet of a casino, for functions that may read `walletKeys` of Main. */
export const readWalletKey = (
  needs: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>,
  casinoId: string,
): Promise<WalletKeyRow | undefined> =>
  readRow(needs, walletKeyKey(casinoId), (row) => parse(keySchema, row));

/** The name under which the secret of a casino's wallet is encrypted. */
export const walletSecretName = (casinoId: string) => `wallet ${casinoId}`;
