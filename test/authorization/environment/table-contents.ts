import { canonicalJson, type Json } from '@novalink/engine/hash';
import { until } from 'cdk-local-cloud/testing';
import { longAfter } from '../fixtures/run';
import { scannedItems, type Item } from './ask-dynamodb';
import { followedTable } from './followed-table';
import type { RunningCloud, Stage } from './running-stage';

/**
 * Returns a function that returns all items of the tables as text. It waits until no membership and no test run is in
 * progress, because their end writes several rows and tables. Rows written by streams are excluded, because they are
 * written later: hash chains, the public audit log, summaries, marked days and counters of play, notifications, the search index and the leases of deliveries to webhooks.
 */
export function tableContents(cloud: RunningCloud, tables: Stage['tables']): () => Promise<string> {
  const main = keptLines(cloud, tables.main);
  const others = Object.values(tables).filter((table) => table !== tables.main);
  const all = [main, ...others.map((table) => keptLines(cloud, table))];
  let text: string | undefined;
  const update = async (tables: readonly (typeof main)[]) => {
    const changed = await Promise.all(tables.map((one) => one.update()));
    if (changed.includes(true)) text = undefined;
  };
  const read = async () => {
    await update([main]);
    if (main.isInProgress()) return undefined;
    await update(all);
    return (text ??= textOf(all.map(({ lines }) => lines())));
  };
  let last: Promise<string> = Promise.resolve('');
  // Two calls do not read the same changes.
  return () => (last = last.catch(() => undefined).then(() => until(read)));
}

/** The same text from scans of all tables. */
export async function scannedContents(cloud: RunningCloud, tables: Stage['tables']): Promise<string> {
  const items = await Promise.all(Object.values(tables).map((table) => scannedItems(cloud, table)));
  return textOf(items.map((found) => found.flatMap((item) => lineOf(item) ?? [])));
}

const textOf = (lines: readonly Iterable<string>[]) =>
  lines
    .flatMap((some) => [...some])
    .sort()
    .join('\n');

/** The lines of a table's items after the last update. */
function keptLines(cloud: RunningCloud, table: string) {
  const changesSince = followedTable(cloud, table);
  const lines = new Map<string, string>();
  const inProgress = new Set<string>();
  return {
    /** Returns whether a line changed. */
    update: async () => {
      let isChanged = false;
      for (const [key, item] of await changesSince()) {
        const line = item && lineOf(item);
        isChanged ||= lines.get(key) !== line;
        if (line === undefined) lines.delete(key);
        else lines.set(key, line);
        if (item && isOnItsWay(item)) inProgress.add(key);
        else inProgress.delete(key);
      }
      return isChanged;
    },
    isInProgress: () => inProgress.size > 0,
    lines: () => lines.values(),
  };
}

/** Returns the line of an item, with sorted attributes because DynamoDB does not guarantee their order. */
function lineOf(item: Item): string | undefined {
  const { pk, sk, status } = item;
  // Refunds change a cancelled tournament later.
  const isRefunded = status?.S === 'CANCELLED' && String(pk?.S).startsWith('TOURNAMENT#');
  return isRefunded || writtenByStreams.test(`${String(pk?.S)} ${String(sk?.S)}`)
    ? undefined
    : canonicalJson(item as Json);
}

const writtenByStreams =
  /^(CHAIN|PUBLI|BLOCKS#|SUMMARY#|CHANGEDDAYS#|COUNTERS#|LATE#|SEARCH#|WEBHOOKPENDING#|NEWS#.* EVENT#)/;

/** Whether the item is a membership, a test run or a test of a wallet in progress. */
function isOnItsWay({ sk, membership, status, deadline }: Item): boolean {
  const isRunning = ['QUEUED', 'RUNNING'].includes(String(status?.S));
  return (
    ['PENDING', 'LEAVING'].includes(String(membership?.S)) ||
    (isRunning && sk?.S === 'WALLETTEST') ||
    (isRunning && deadline !== undefined && String(deadline.S) < longAfter)
  );
}

/** Returns the rows that differ, each with its change. */
export function changesBetween(before: string, after: string): string[] {
  if (before === after) return [];
  const [was, is] = [new Set(before.split('\n')), new Set(after.split('\n'))];
  return [
    ...[...was].filter((row) => !is.has(row)).map((row) => `this went: ${row}`),
    ...[...is].filter((row) => !was.has(row)).map((row) => `this came: ${row}`),
  ];
}
