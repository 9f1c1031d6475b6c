import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { systemClock } from '#lambda/runtime/clock';
import type { SecretBox } from '#lambda/services/api-keys/secret-box';
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

interface Names {
  readonly dynamodb: DynamoDBClient;
  readonly mainTable: string;
  readonly playTable: string;
  readonly journalTable: string;
  readonly walletsTable: string;
  readonly auditTable: string;
  readonly box: SecretBox;
  readonly allowsLoopback: boolean;
}

/** What functions need that play rounds of seamless casinos. */
export function seamlessNeeds({
  journalTable,
  walletsTable,
  auditTable,
  box,
  allowsLoopback,
  ...stores
}: Names) {
  const clock = systemClock;
  return {
    box,
    clock,
    audit: (entry: AuditEntry) => auditPut(auditTable, entry),
    rounds: seamlessRoundStore(stores),
    plays: playStore(stores),
    seeds: drawnSeedStore(stores),
    versions: playableVersions(playedGameStore(stores)),
    ledger: ledgerPorts({ dynamodb: ledgerClient(), journalTable, walletsTable, clock, random: Math.random }),
    call: walletClient({ client: outgoingClient({ allowsLoopback }), clock }),
    walletOf: casinoWallets({ ...stores, box, clock }),
  };
}
