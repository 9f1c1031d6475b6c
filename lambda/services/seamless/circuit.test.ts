import { expect, test } from '@jest/globals';
import { admits, type Circuit, closedCircuit, replied, tried } from '#lambda/services/seamless/circuit';

const failed = (times: number, now = 0) => {
  let circuit: Circuit = closedCircuit;
  for (let count = 0; count < times; count += 1) circuit = replied(circuit, false, now);
  return circuit;
};

test('opens after five failures in a row, and closes after an answer', () => {
  expect(admits(failed(4), 0)).toBe(true);
  expect(admits(failed(5), 0)).toBe(false);
  const between = replied(failed(4), true, 0);
  expect(replied(between, false, 0)).toEqual({ failures: 1, openUntil: 0 });
  expect(replied(failed(9), true, 0)).toEqual(closedCircuit);
});

test('pauses for 5, 10, 20 and up to 60 seconds', () => {
  const pauses = [5, 6, 7, 8, 9, 100].map((times) => failed(times).openUntil / 1000);
  expect(pauses).toEqual([5, 10, 20, 40, 60, 60]);
});

test('sends one call after the pause, and the others when it is answered or its time is over', () => {
  const circuit = failed(5);
  expect(admits(circuit, 5000)).toBe(true);
  const waiting = tried(circuit, 5000, 15_000);
  expect([admits(waiting, 5000), admits(waiting, 19_999), admits(waiting, 20_000)]).toEqual([
    false,
    false,
    true,
  ]);
  expect(admits(replied(waiting, true, 6000), 6000)).toBe(true);
  expect(tried(failed(4), 0, 15_000)).toEqual(failed(4));
});
