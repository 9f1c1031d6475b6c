import { describe, expect, test } from '@jest/globals';
import { engine, type Write } from './engine';

function counting(now: () => number = () => 0) {
  let count = 0;
  const rows = engine(now);
  const write = (holds = true): Write => ({ holds: () => holds, apply: () => (count += 1) });
  return { rows, write, count: () => count };
}

describe('a transaction', () => {
  test('writes all or nothing and returns every failed condition', () => {
    const { rows, write, count } = counting();
    expect(rows.transact([write(), write(false), write(), write(false)])).toEqual([1, 3]);
    expect(count()).toBe(0);
    expect(rows.transact([write(), write()])).toEqual([]);
    expect(count()).toBe(2);
  });

  test('with a token is applied once in ten minutes unless the engine restarts', () => {
    let now = 0;
    const { rows, write, count } = counting(() => now);
    const again = () => rows.transact([write()], 'token');
    again();
    now = 599_999;
    again();
    expect(count()).toBe(1);
    now = 600_000;
    again();
    expect(count()).toBe(2);
    rows.restart();
    again();
    expect(count()).toBe(3);
  });

  test('does not use up its token if it fails', () => {
    const { rows, write, count } = counting();
    rows.transact([write(false)], 'token');
    rows.transact([write()], 'token');
    expect(count()).toBe(1);
  });
});
