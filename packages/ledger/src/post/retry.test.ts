import { describe, expect, test } from '@jest/globals';
import { patience } from './retry';
import { scriptedPorts } from '#ledger/testing/scripted-ports';

const patientOver = (random: () => number) => {
  const ports = { ...scriptedPorts(), random };
  return { ports, patient: patience(ports) };
};

async function until(stopped: () => Promise<boolean>): Promise<number> {
  let times = 0;
  while (await stopped()) times += 1;
  return times;
}

describe('patience', () => {
  test('allows eight attempts, with maximum waits that grow to two seconds', async () => {
    const { ports, patient } = patientOver(() => 1);
    expect(await until(patient.afterError)).toBe(7);
    expect(ports.slept).toEqual([50, 100, 200, 400, 800, 1600, 2000]);
  });

  test('waits a random time between zero and the maximum', async () => {
    const { ports, patient } = patientOver(() => 0.25);
    await patient.afterError();
    await patient.afterError();
    expect(ports.slept).toEqual([12.5, 25]);
  });

  test('ends after ten seconds even with few attempts', async () => {
    const { ports, patient } = patientOver(() => 1);
    await ports.sleep(9_940);
    expect(await patient.afterError()).toBe(true);
    expect(await patient.afterError()).toBe(false);
  });

  test('limits retries after a moved wallet only by the ten seconds', async () => {
    const { ports, patient } = patientOver(() => 1);
    expect(await until(patient.afterMove)).toBeGreaterThan(40);
    const total = ports.slept.reduce((sum, milliseconds) => sum + milliseconds, 0);
    expect(total).toBeLessThan(10_000);
    expect(ports.slept.slice(0, 4)).toEqual([5, 10, 20, 40]);
    expect(Math.max(...ports.slept)).toBeLessThanOrEqual(500);
    expect(ports.slept.at(-1)).toBeLessThan(1);
  });
});
