import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dayOpening, entriesFault, headError, headsOpening, linkEntry, nextHead } from './public-day';
import type { LinkedEntry, PublicEntry } from './public-day';
import { sampleDay } from './testing/sample-day';

const day = '2026-11-01';

describe('a day of the public log', () => {
  test('is valid as it was written', () => {
    const entries = sampleDay(day, 4);
    const head = nextHead({ day, closedAt: '2026-11-02T03:13:00.000Z' }, entries, undefined);
    expect(head).toMatchObject({ count: 4, lastHash: entries[3]?.hash, previous: headsOpening });
    expect(entriesFault(day, entries)).toBeUndefined();
    expect(headError(head, entries, undefined)).toBeUndefined();
  });

  test('can have a head without entries', () => {
    const head = nextHead({ day, closedAt: '2026-11-02T03:13:00.000Z' }, [], undefined);
    expect(head).toMatchObject({ count: 0, lastHash: dayOpening(day) });
    expect(headError(head, [], undefined)).toBeUndefined();
  });

  test('reveals a changed, missing or moved entry, with its number', () => {
    const change = fc.record({
      count: fc.integer({ min: 2, max: 12 }),
      at: fc.nat(),
      what: fc.constantFrom('change', 'remove', 'swap', 'repeat', 'relink'),
      member: fc.constantFrom('at', 'action', 'kind', 'name', 'commitment', 'hash'),
    });
    fc.assert(
      fc.property(change, ({ count, at, what, member }) => {
        const entries = sampleDay(day, count);
        const head = nextHead({ day, closedAt: '2026-11-02T03:13:00.000Z' }, entries, undefined);
        const place = at % (count - 1);
        const tampered = tamper(entries, place, what, member);
        const fault = entriesFault(day, tampered) ?? headError(head, tampered, undefined);
        expect(fault?.reason).toMatch(/\w/);
        if (what !== 'relink') expect(fault?.seq).toBeGreaterThanOrEqual(place + 1);
      }),
    );
  });

  test('needs the head to reveal that the last entries are missing', () => {
    const entries = sampleDay(day, 3);
    const head = nextHead({ day, closedAt: '2026-11-02T03:13:00.000Z' }, entries, undefined);
    expect(entriesFault(day, entries.slice(0, 2))).toBeUndefined();
    expect(headError(head, entries.slice(0, 2), undefined)).toEqual({
      reason: 'the head counts 3 entries, but the day has 2',
    });
  });

  test('reveals entries of another day', () => {
    expect(entriesFault('2026-11-02', sampleDay(day, 1))).toEqual({
      seq: 1,
      reason: 'the entry belongs to another day',
    });
  });
});

describe('the head of a day', () => {
  const first = nextHead({ day, closedAt: '2026-11-02T03:13:00.000Z' }, sampleDay(day, 2), undefined);
  const next = '2026-11-02';
  const entries = sampleDay(next, 1);
  const second = nextHead({ day: next, closedAt: '2026-11-03T03:13:00.000Z' }, entries, first);

  test('follows the head of the day before', () => {
    expect(headError(second, entries, first)).toBeUndefined();
    expect(headError(second, entries, undefined)?.reason).toBe(
      'the head does not follow the head of the day before',
    );
    const other = nextHead({ day, closedAt: first.closedAt }, sampleDay(day, 3), undefined);
    expect(headError(second, entries, other)?.reason).toBe(
      'the head does not follow the head of the day before',
    );
  });

  test('reveals changes of itself and of the previous head', () => {
    expect(headError({ ...second, closedAt: first.closedAt }, entries, first)?.reason).toBe(
      'the head was changed',
    );
    expect(headError(second, entries, { ...first, count: 3 })?.reason).toBe(
      'the head of the day before was changed',
    );
  });
});

function tamper(
  entries: readonly LinkedEntry[],
  place: number,
  what: string,
  member: string,
): readonly LinkedEntry[] {
  const [one, other] = entries.slice(place, place + 2) as [LinkedEntry, LinkedEntry];
  const [before, after] = [entries.slice(0, place), entries.slice(place + 2)];
  if (what === 'change') return [...before, { ...one, [member]: 'GAME_X' }, other, ...after];
  if (what === 'remove') return [...before, other, ...after];
  if (what === 'swap') return [...before, other, one, ...after];
  if (what === 'repeat') return [...before, one, one, other, ...after];
  // An attacker with write access to the table recomputes the chain; the head reveals it.
  const changed = entries.map((entry, at): PublicEntry => (at === place ? { ...entry, name: 'X' } : entry));
  let prevHash = dayOpening(day);
  return changed.map((entry) => {
    const linked = linkEntry(entry, prevHash);
    prevHash = linked.hash;
    return linked;
  });
}
