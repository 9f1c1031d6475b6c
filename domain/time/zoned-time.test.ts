import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { timeZones } from './time-zones';
import {
  firstInstantAt,
  instantsOf,
  isTimeZone,
  localText,
  offsetName,
  wallTimeAt,
  wallTimeOf,
} from './zoned-time';

const zones = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'America/Sao_Paulo',
  'Asia/Kathmandu',
  'Africa/Cairo',
  'Pacific/Apia',
];
const isoOf = (text: string, zone: string) =>
  instantsOf(wallTimeOf(text), zone).map((at) => new Date(at).toISOString());

describe('a local time', () => {
  test('is repeated when the clocks go back', () => {
    expect(isoOf('2026-10-25T02:30', 'Europe/Berlin')).toEqual([
      '2026-10-25T00:30:00.000Z',
      '2026-10-25T01:30:00.000Z',
    ]);
    expect(isoOf('2026-10-25T03:00', 'Europe/Berlin')).toEqual(['2026-10-25T02:00:00.000Z']);
  });

  test('is skipped when the clocks go forward', () => {
    expect(isoOf('2026-03-29T02:30', 'Europe/Berlin')).toEqual([]);
    expect(isoOf('2026-03-29T03:00', 'Europe/Berlin')).toEqual(['2026-03-29T01:00:00.000Z']);
  });

  test('is one of the local times of its instants', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2040, 0) }),
        (zone, at) => {
          expect(instantsOf(wallTimeAt(at, zone), zone)).toContain(at);
          const minute = at - (at % 60_000);
          expect(instantsOf(wallTimeOf(localText(minute, zone)), zone)).toContain(minute);
        },
      ),
    );
  });

  test('has a year from 0001', () => {
    expect(isoOf('0026-10-25T02:30', 'UTC')).toEqual(['0026-10-25T02:30:00.000Z']);
    expect(localText(Date.parse('0026-10-25T02:30:00.000Z'), 'UTC')).toBe('0026-10-25T02:30');
    expect(wallTimeAt(Date.parse('0026-10-25T12:00:00.000Z'), 'Etc/GMT-2')).toBe(
      Date.parse('0026-10-25T14:00:00.000Z'),
    );
  });
});

test.each([
  ['is its instant', '2026-11-30T00:00', 'Europe/Berlin', '2026-11-29T23:00:00.000Z'],
  ['is the first one of a repeated time', '2026-11-01T00:30', 'America/Havana', '2026-11-01T04:30:00.000Z'],
  ['is the end of the skipped hour', '2026-04-24T00:00', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
  ['is the end of a skipped day', '2011-12-30T09:30', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
])('the first instant of a local time %s', (_name, text, zone, instant) => {
  expect(new Date(firstInstantAt(wallTimeOf(text), zone)).toISOString()).toBe(instant);
});

test('every time zone in the list is known, and listed once', () => {
  expect(timeZones.filter((name) => !isTimeZone(name))).toEqual([]);
  expect(new Set(timeZones).size).toBe(timeZones.length);
  expect(isTimeZone('Europe/Atlantis')).toBe(false);
});

test.each([
  ['2026-07-01T00:00:00Z', 'Europe/Berlin', 'UTC+02:00'],
  ['2026-12-01T00:00:00Z', 'Europe/Berlin', 'UTC+01:00'],
  ['2026-07-01T00:00:00Z', 'America/St_Johns', 'UTC-02:30'],
  ['2026-12-01T00:00:00Z', 'Europe/London', 'UTC'],
  ['2026-12-01T00:00:00Z', 'UTC', 'UTC'],
])('the offset at %s in %s is %s', (at, zone, name) => {
  expect(offsetName(Date.parse(at), zone)).toBe(name);
});
