import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { KMSClient } from '@aws-sdk/client-kms';
import { systemClock } from '#lambda/runtime/clock';
import { type EnvOf, environmentOf } from '#lambda/runtime/environment';
import { secretBox } from '#lambda/services/api-keys/secret-box';
import { outgoingClient } from '#lambda/services/outgoing/outgoing-client';
import { casinoWallets } from '#lambda/services/seamless/casino-wallets';
import { walletClient } from '#lambda/services/seamless/wallet-client';
import { auditPut, type AuditEntry } from '#lambda/stores/audit/audit-row';
import { ledgerClient, ledgerPorts } from '#lambda/stores/coins/ledger-store';
import { playableVersions } from '#lambda/stores/games/playable-versions';
import { playedGameStore } from '#lambda/stores/games/played-game-store';
import { drawnSeedStore } from '#lambda/stores/play/drawn-seeds';
import { playStore } from '#lambda/stores/play/play-store';
import { seamlessRoundStore } from '#lambda/stores/play/seamless-round-store';

/** The environment of the functions that play, continue and decide rounds of seamless casinos. */
export const seamlessEnvironment = environmentOf(
  'MAIN_TABLE',
  'PLAY_TABLE',
  'AUDIT_TABLE',
  'JOURNAL_TABLE',
  'WALLETS_TABLE',
  'SECRETS_KEY_ARN',
  /** Only in the local cloud: wallets can be on the same machine. */
  'ALLOWS_LOOPBACK?',
);

export type SeamlessEnv = EnvOf<typeof seamlessEnvironment>;

/** The tables, and the needs of functions that play rounds of seamless casinos. */
export function seamlessNeeds(env: SeamlessEnv) {
  const { JOURNAL_TABLE: journalTable, WALLETS_TABLE: walletsTable } = env;
  const stores = { dynamodb: new DynamoDBClient(), mainTable: env.MAIN_TABLE, playTable: env.PLAY_TABLE };
  const clock = systemClock;
  const box = secretBox(new KMSClient(), env.SECRETS_KEY_ARN);
  const client = outgoingClient({ allowsLoopback: env.ALLOWS_LOOPBACK === 'true' });
  const needs = {
    box,
    clock,
    audit: (entry: AuditEntry) => auditPut(env.AUDIT_TABLE, entry),
    rounds: seamlessRoundStore(stores),
    plays: playStore(stores),
    seeds: drawnSeedStore(stores),
    versions: playableVersions(playedGameStore(stores)),
    ledger: ledgerPorts({ dynamodb: ledgerClient(), journalTable, walletsTable, clock, random: Math.random }),
    call: walletClient({ client, clock }),
    walletOf: casinoWallets({ ...stores, box, clock }),
  };
  return { stores, needs };
}
