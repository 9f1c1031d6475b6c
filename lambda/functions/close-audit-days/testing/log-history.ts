import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { entriesFault, headError, type DayHead } from '#domain/audit/public-day';
import { auditPartition, auditSort } from '#domain/keys';
import { chance, type Chance, timeline } from '@novalink/ledger/simulation';
import { closeDays } from '#lambda/functions/close-audit-days/close-days';
import { memoryLog, type Lack } from '#lambda/functions/close-audit-days/testing/memory-log';
import { nativeTextHash } from '#lambda/runtime/native-hash';
import { publicEvent, type PublicEvent } from '#lambda/services/public-audit/public-event';
import { publishEvent } from '#lambda/services/public-audit/publish-event';

const [secondMs, minuteMs, hourMs] = [1000, 60_000, 3_600_000];
const dayMs = 24 * hourMs;
const start = Date.parse('2026-11-01T00:00:00.000Z');
const dayCount = 3;

export interface LogHistory {
  readonly events: number;
  /** The number of entries in a later day than their event, because its day was closed. */
  readonly late: number;
  readonly wrong: readonly string[];
}

class CallLost extends Error {}

interface Row {
  readonly image: Record<string, AttributeValue>;
  readonly event: PublicEvent;
  /** The time from which the row can be read. */
  readonly writtenAt: number;
}

/**
 * Simulates some days of a public log from a seed. Events are written late, and delivered out of order, twice or never.
 * Calls and responses are lost, and two sweeps can run at once. Describes everything that is wrong in the final state.
 */
export async function logHistory(seed: number, lack?: Lack | 'sweep'): Promise<LogHistory> {
  const draw = chance(seed);
  const time = timeline(start);
  const sleep = (ms: number) => time.park<undefined>((wake) => time.plan(ms, () => wake(undefined)));
  let faultProbability = draw.one([0, 0.02, 0.1]);
  const lose = () => {
    if (draw.happens(faultProbability)) throw new CallLost();
  };
  const slowestMs = draw.one([50, 20 * minuteMs]);
  const there = async () => {
    lose();
    await sleep(draw.whole(0, slowestMs));
  };
  const own = memoryLog({ there, back: lose }, lack === 'sweep' ? undefined : lack);
  const { log, archive, entriesOf } = own;
  const rows = someRows(draw);
  const publish = publishEvent({
    log,
    names: { of: () => Promise.resolve(null) },
    drawSalt: () => `${draw.next()}`,
    pause: sleep,
  });
  const close = closeDays({
    ...{ log, archive, entriesOf, publish },
    clock: () => new Date(time.now()),
    byTime: {
      async *events(from, to) {
        await sleep(1);
        if (lack === 'sweep') return;
        for (const { image, writtenAt } of rows) {
          const day = image.at?.S?.slice(0, 10) ?? '';
          if (writtenAt <= time.now() && from <= day && day <= to) yield image;
        }
      },
      async *seals() {
        /* The model has no seals. */
      },
      firstDay: () => Promise.resolve('2026-11-01'),
    },
  });
  /** Retries a limited number of times, as AWS services do. */
  const tryTo = async (work: () => Promise<unknown>, attempts: number) => {
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      try {
        return await work();
      } catch {
        await sleep(draw.whole(secondMs, minuteMs));
      }
    }
    return undefined;
  };
  const spawnAt = (ms: number, work: () => Promise<unknown>) =>
    time.spawn(async () => {
      await sleep(ms);
      await work();
    });
  for (const { event, writtenAt } of rows)
    for (let copy = draw.one([0, 1, 1, 1, 2, 3]); copy > 0; copy -= 1)
      spawnAt(writtenAt - start + draw.one([100, secondMs, 20 * hourMs]) * draw.next(), () =>
        tryTo(() => publish(event), 4),
      );
  const nights = Array.from({ length: dayCount + 1 }, (_, night) => night + 1);
  for (const night of nights)
    for (let sweep = draw.one([1, 1, 2]); sweep > 0; sweep -= 1)
      spawnAt(night * dayMs + 3.2 * hourMs, () => tryTo(close, 3));
  spawnAt((dayCount + 3) * dayMs, async () => {
    faultProbability = 0;
    await tryTo(close, 10);
  });
  await time.unfold();
  const late = own.heads
    .flatMap(({ day }) => own.entriesNow(day))
    .filter(({ at, day }) => at.slice(0, 10) !== day).length;
  return { events: rows.length, late, wrong: whatIsWrong(own, rows) };
}

function someRows(draw: Chance): readonly Row[] {
  return Array.from({ length: draw.whole(3, 25) }, (_, place) => place).flatMap((place) => {
    // Places many events shortly before midnight, to test the boundary between days.
    const ofDay = draw.one([draw.whole(0, dayMs - 1), dayMs - 1 - draw.whole(0, 5000)]);
    const at = start + draw.whole(0, dayCount - 1) * dayMs + ofDay;
    const writtenAt = at + draw.one([0, draw.whole(0, secondMs), draw.whole(0, 8 * hourMs)]);
    const [id, iso] = [`E${place}`, new Date(at).toISOString()];
    const key = { pk: auditPartition('GAME', `G${place % 4}`), sk: auditSort(iso, id) };
    const reported = { id, at: iso, action: 'GAME_SUSPENDED', actor: 'admin', reason: null, changes: {} };
    const image = marshall({ ...key, ...reported });
    const event = publicEvent(image);
    return event ? [{ image, event, writtenAt }] : [];
  });
}

function whatIsWrong(own: ReturnType<typeof memoryLog>, rows: readonly Row[]): readonly string[] {
  const wrong: string[] = [];
  let before: DayHead | undefined;
  let count = 0;
  for (const [place, head] of own.heads.entries()) {
    const { day } = head;
    const entries = own.entriesNow(day);
    if (day !== new Date(start + place * dayMs).toISOString().slice(0, 10))
      wrong.push(`${day} is out of order`);
    const fault = entriesFault(day, entries, nativeTextHash) ?? headError(head, entries, before);
    if (fault) wrong.push(`${day}: ${fault.reason}`);
    if (own.copies.get(day)?.hash !== head.hash) wrong.push(`${day} has another copy`);
    if (entries.some(({ at }) => at.slice(0, 10) > day)) wrong.push(`${day} has an event of a later day`);
    count += entries.length;
    before = head;
  }
  if (own.heads.length < dayCount) wrong.push('a day is open');
  if (count !== rows.length) wrong.push(`${count} entries for ${rows.length} events`);
  return wrong;
}
