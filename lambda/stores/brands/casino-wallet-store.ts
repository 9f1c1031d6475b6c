import { marshall } from '@aws-sdk/util-dynamodb';
import { nullish, number, object, parse, picklist, string, type InferOutput } from 'valibot';
import type { ApiKeyScheme, CasinoStatus, WalletMode, WalletProtocol } from '#domain/generated/types';
import { casinoKey, walletKeyKey } from '#domain/keys';
import type { Caller } from '#lambda/runtime/caller';
import { Refusal } from '#lambda/runtime/refusal';
import { auditPut, type AuditEntry } from '#lambda/stores/audit/audit-row';
import type { WalletKeyRow } from '#lambda/stores/brands/casino-wallet';
import { guardedWrite, statusOf } from '#lambda/stores/guarded-write';
import { readRow } from '#lambda/stores/read-row';
import type { StoreNeeds } from '#lambda/stores/store-needs';

const statuses = ['DRAFT', 'IN_REVIEW', 'ACTIVE', 'PAUSED', 'SUSPENDED', 'CLOSED'] satisfies CasinoStatus[];
const casinoSchema = object({
  id: string(),
  owner: string(),
  status: picklist(statuses),
  version: number(),
  walletMode: picklist(['INTERNAL', 'SEAMLESS'] satisfies WalletMode[]),
  walletUrl: nullish(string(), null),
  walletProtocol: nullish(picklist(['NOVALINK'] satisfies WalletProtocol[]), null),
  walletKeyId: nullish(string(), null),
  walletKeySetAt: nullish(string(), null),
  walletScheme: nullish(picklist(['V1', 'ED25519'] satisfies ApiKeyScheme[]), null),
});

export type WalletCasino = Readonly<InferOutput<typeof casinoSchema>>;

/** The statuses in which a casino can get a key. */
export const keyedIn: readonly CasinoStatus[] = ['DRAFT', 'ACTIVE', 'PAUSED'];

interface KeyWrite {
  readonly caller: Caller;
  /** The version of the casino that was read. */
  readonly version: number;
  readonly at: string;
  readonly key: WalletKeyRow;
  /** What the row of the casino shows of the key. */
  readonly changes: Readonly<Record<'walletKeyId' | 'walletScheme' | 'walletPublicKey', string | null>>;
  readonly audit: AuditEntry;
}

export interface CasinoWalletStore {
  casino(id: string): Promise<WalletCasino | undefined>;
  /** Refuses if the casino has changed. */
  setKey(write: KeyWrite): Promise<void>;
}

export function casinoWalletStore(needs: StoreNeeds): CasinoWalletStore {
  const { dynamodb, mainTable: TableName, auditTable } = needs;
  const otherwise = new Refusal('write.collided');
  return {
    casino: (id) => readRow(needs, casinoKey(id), (row) => parse(casinoSchema, row)),
    setKey: ({ caller, version, at, key, changes, audit }) => {
      const { casinoId } = key;
      const written = { ...changes, walletKeySetAt: at, version: version + 1, updatedAt: at };
      const names = Object.keys(written);
      const casino = {
        TableName,
        Key: marshall(casinoKey(casinoId)),
        UpdateExpression: `SET ${names.map((name) => `${name} = :${name}`).join(', ')}`,
        ConditionExpression: 'version = :before',
        ExpressionAttributeValues: marshall({
          ':before': version,
          ...Object.fromEntries(Object.entries(written).map(([name, value]) => [`:${name}`, value])),
        }),
      };
      return guardedWrite(dynamodb, [
        ...statusOf(caller, TableName, 'OPERATORS'),
        { write: { Update: casino }, otherwise },
        { write: { Put: { TableName, Item: marshall({ ...walletKeyKey(casinoId), ...key }) } }, otherwise },
        { write: auditPut(auditTable, audit), otherwise },
      ]);
    },
  };
}
