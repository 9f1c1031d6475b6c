import { createHash } from 'node:crypto';
import {
  countDay,
  type DayBlock,
  type DaySeal,
  exportedLine,
  type LinkedDigests,
  nextBlock,
  nextSeal,
  readDigests,
  type SealContents,
} from '@novalink/ledger/day';
import { blockSize } from '#domain/wallet/day-lanes';
import { postedEntry, type StoredMovement } from '@novalink/ledger';
import { proveEntry, provesEntry } from '@novalink/ledger/proof';
import { nativeSha256, nativeTextHash } from '#lambda/runtime/native-hash';
import { findDayErrors, readDays } from '@novalink/ledger/audit';
import type { Metric } from './run';

const movements = 1_000_000;
const day = { brandId: '01KAH3W2M6Q0Z9T4J8R5B7C1DE', day: '2026-11-01' };
const playerId = '0d9f2c1a-4b7e-4c55-9d3f-5a6b7c8d9e0f';

/** A bet or a win with ids of the usual length. */
function movement(number: number): StoredMovement {
  const round = `01KAH3W2M6${`${number}`.padStart(16, '0')}`;
  const isWin = number % 4 === 0;
  return postedEntry(
    {
      ...{ ...day, playerId, coin: 'GOLD', purse: 'MAIN', actor: playerId, reason: null, reference: round },
      ...{ key: `BET#${day.brandId}#${playerId}#${round}`, kind: isWin ? 'WIN' : 'BET', counter: 'HOUSE' },
      amount: isWin ? 300n : -100n,
      requestHash: nativeTextHash(round),
    },
    { balance: 1_000_000n, version: number },
    { at: new Date(Date.UTC(2026, 10, 1) + number * 80), treasuryShard: null },
  );
}

/** The time for linking, sealing and proving a large day, without the calls to DynamoDB and S3. */
export function sealMetrics(): Metric[] {
  const plain = timed(hashSameBytes);
  const made = timed(makeOnly);
  const linked = timed(linkAll);
  const sealed = timed(() => sealAll(linked.result));
  const { digests, contents, megabytes } = sealed.result;
  const of = { ...day, part: 1, sealedAt: '2026-11-02T04:23:00.000Z' };
  const seal = nextSeal(of, undefined, contents);
  const entry = movement(movements / 4);
  const proven = timed(() => proveEntry(digests, entry, nativeSha256));
  const checked = timed(
    () => proven.result && provesEntry({ entry, proof: proven.result, seal }, nativeSha256),
  );
  if (checked.result !== true) throw new Error('The proof does not hold.');
  const linkSeconds = linked.seconds - made.seconds;
  const sealSeconds = sealed.seconds - made.seconds;
  const ratio = (seconds: number) => `${(seconds / plain.seconds).toFixed(1)} × SHA-256 over the same bytes`;
  const audited = timed(() => auditExport(linked.result, seal));
  const name = `${movements.toLocaleString('en')} movements`;
  return [
    {
      name: `SHA-256 once over the bytes of ${name}`,
      value: `${plain.seconds.toFixed(1)} s`,
      beside: `${Math.round(plain.result / 1e6)} MB`,
    },
    {
      name: `Link ${name} in one lane`,
      value: `${Math.round(movements / linkSeconds).toLocaleString('en')} /s`,
      beside: `${linkSeconds.toFixed(1)} s, ${ratio(linkSeconds)}; DynamoDB takes 1,000 units a second a lane, 15,000 movements`,
    },
    {
      name: `Seal or verify a day of ${name}`,
      value: `${sealSeconds.toFixed(1)} s`,
      beside: `${ratio(sealSeconds)}; ${megabytes} MB of hashes, 64 bytes a movement and as much while they are sorted`,
    },
    {
      name: 'Prove one movement of that day',
      value: `${(proven.seconds * 1000).toFixed(0)} ms`,
      beside: `${proven.result?.siblings.length} hashes; checked in ${(checked.seconds * 1000).toFixed(1)} ms without the others`,
    },
    {
      name: `Audit the export of a day of ${name}`,
      value: `${(audited.seconds - made.seconds).toFixed(1)} s`,
      beside: `${audited.result} MB of heap; reads, hashes and compares with code of its own`,
    },
  ];
}

/** Returns the size in megabytes. */
function auditExport(blocks: readonly DayBlock[], seal: DaySeal): number {
  const before = process.memoryUsage().heapUsed;
  const exported = readDays('days.jsonl', exportOf(blocks, seal));
  const [fault] = findDayErrors(exported, { fromBeginning: true });
  if (fault) throw new Error(fault.finding);
  return Math.round((process.memoryUsage().heapUsed - before) / 1e6);
}

function* exportOf(blocks: readonly DayBlock[], seal: DaySeal): Generator<string> {
  yield exportedLine({ day });
  for (let number = 0; number < movements; number += 1) yield exportedLine({ movement: movement(number) });
  for (const block of blocks) yield exportedLine({ block: { ...day, lane: 0, ...block } });
  yield exportedLine({ seal });
}

/** Returns the number of bytes. */
function hashSameBytes(): number {
  const line = exportedLine({ movement: movement(movements / 2) });
  const hash = createHash('sha256');
  for (let number = 0; number < movements; number += 1) hash.update(line);
  hash.digest();
  return movements * Buffer.byteLength(line);
}

/** The time for creating the movements, which is subtracted. */
function makeOnly(): number {
  let length = 0;
  for (let number = 0; number < movements; number += 1) length += movement(number).key.length;
  return length;
}

function linkAll(): readonly DayBlock[] {
  const blocks: DayBlock[] = [];
  for (let from = 0; from < movements; from += blockSize) {
    const batch = Array.from({ length: blockSize }, (_, place) => movement(from + place));
    blocks.push(nextBlock({ ...day, lane: 0 }, blocks.at(-1), batch, nativeTextHash));
  }
  return blocks;
}

function sealAll(blocks: readonly DayBlock[]): {
  readonly digests: LinkedDigests;
  readonly contents: SealContents;
  readonly megabytes: number;
} {
  const before = process.memoryUsage().arrayBuffers;
  const reader = readDigests(day, [], nativeTextHash);
  for (const block of blocks) if (reader.add(0, block)) throw new Error('A block is broken.');
  const digests = reader.linked();
  if ('reason' in digests) throw new Error(digests.reason);
  const megabytes = Math.round((process.memoryUsage().arrayBuffers - before) / 1e6);
  const count = countDay(digests, nativeTextHash);
  for (let number = 0; number < movements; number += 1)
    if (count.add(movement(number)) !== 'counted') throw new Error('A movement is broken.');
  const contents = count.contents(nativeSha256);
  if ('reason' in contents) throw new Error(contents.reason);
  return { digests, contents, megabytes };
}

/** CPU time, so that other programs on the machine do not count. */
function timed<Result>(work: () => Result): { readonly result: Result; readonly seconds: number } {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return { result, seconds: (user + system) / 1e6 };
}
