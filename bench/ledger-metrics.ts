import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { type MovementRequest, postMovement } from '@novalink/ledger';
import { ledgerPorts } from '#lambda/stores/coins/ledger-store';
import { measureLedgerCosts } from '../test/cloud/ledger/cost';
import { dollarsPerMillion } from '../tools/scale/prices';
import { productTables, type ProductTables } from '../test/world/given/product-tables';
import type { Metric } from './run';
import { sealMetrics } from './seal-metrics';
import { throughput, type Throughput } from './throughput';

const load = { clients: 32, seconds: 5 };

/** Movements of coins compared with a plain PutItem, on the same in-memory engine, and their cost in AWS. */
export async function ledgerMetrics(): Promise<Metric[]> {
  const tables = await productTables();
  try {
    const bare = await throughput(load, bareWrite(tables));
    const many = await throughput(load, movements(tables, 1000));
    const hot = await throughput(load, movements(tables, 1));
    return [
      metric('PutItem, 32 clients', bare, bare),
      metric('movements on 1,000 wallets, 32 clients', many, bare),
      metric('movements on one wallet, 32 clients', hot, bare),
      ...sealMetrics(),
      ...(await costMetrics()),
    ];
  } finally {
    await tables.stop();
  }
}

const bareWrite =
  ({ dynamodb }: ProductTables) =>
  async (client: number, count: number): Promise<void> => {
    const Item = marshall({ pk: `BARE#${client}`, sk: `${count}`, balance: count });
    await dynamodb.send(new PutItemCommand({ TableName: 'Wallets', Item }));
  };

/** Every second movement is a bet; the others return its amount. */
function movements(tables: ProductTables, wallets: number) {
  const ports = ledgerPorts({ ...tables, clock: () => new Date(), random: Math.random });
  return async (client: number, count: number): Promise<void> => {
    const isWin = count % 2 === 0;
    const request: MovementRequest = {
      key: `bench#${wallets}#${client}#${count}`,
      kind: isWin ? 'WIN' : 'BET',
      brandId: 'bench',
      playerId: `${wallets}-${(client + Math.floor(count / 2) * load.clients) % wallets}`,
      coin: 'GOLD',
      purse: 'MAIN',
      amount: isWin ? 10n : -10n,
      actor: 'bench',
      reason: null,
      reference: null,
      requestHash: `${count}`,
      counter: 'HOUSE',
    };
    const { state } = await postMovement(ports, request);
    if (state === 'CONFLICT' || state === 'HELD') throw new Error(`A movement was ${state}.`);
  };
}

const metric = (name: string, { perSecond, p50, p99 }: Throughput, bare: Throughput): Metric => ({
  name,
  value: `${perSecond.toFixed(0)} /s`,
  beside: `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms; ${(bare.perSecond / perSecond).toFixed(1)} × a bare PutItem’s time`,
});

async function costMetrics(): Promise<Metric[]> {
  const { movements: sorts, chainOfWholeBlock } = await measureLedgerCosts();
  return Object.entries(sorts).map(([name, { reads, tables, indexes, chain }]) => ({
    name: `${name}: a million`,
    value: `$${dollarsPerMillion({ reads, writes: tables + indexes + chain }).toFixed(2)}`,
    beside: `write units: ${tables} + ${indexes} of indexes + ${chain} of the chain, ${chainOfWholeBlock} in a whole block; ${reads} read; bound $6`,
  }));
}
