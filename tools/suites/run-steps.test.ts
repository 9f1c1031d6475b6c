import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { runSteps, stepsOf, type Step } from './run-steps';

const node = (name: string, code: string): Step => ({ name, command: `"${process.execPath}" -e "${code}"` });
const good = node('good', 'console.log(1234)');
const bad = node('bad', 'console.log(5678); console.error(9012); process.exit(3)');

async function printed(steps: readonly Step[], atOnce = 2) {
  const lines: string[] = [];
  const outcomes = await runSteps({ steps, atOnce, print: (text) => lines.push(text) });
  const failed = outcomes.filter(({ passed }) => !passed).map(({ step }) => step.name);
  return { failed, lines, outcomes };
}

describe('runSteps', () => {
  test('prints one line for a step that passes, without its output', async () => {
    const { failed, lines } = await printed([good]);
    expect(failed).toEqual([]);
    expect(lines).toEqual([expect.stringMatching(/^✓ good \d+ s(, \d+ CPU-s)?$/)]);
  });

  test('prints all output of a step that fails, and runs the steps after it', async () => {
    const { failed, lines } = await printed([bad, good], 1);
    expect(failed).toEqual(['bad']);
    expect(lines).toEqual([
      expect.stringMatching(/^✗ bad \d+ s(, \d+ CPU-s)?$/),
      expect.stringMatching(/5678[^]*9012|9012[^]*5678/),
      expect.stringMatching(/^✓ good \d+ s(, \d+ CPU-s)?$/),
    ]);
  });

  test('fails a step that a signal ends or that does not exist', async () => {
    const killed = node('killed', "process.kill(process.pid, 'SIGKILL')");
    const { failed } = await printed([killed, { name: 'missing', command: 'no-such-command-of-novalink' }]);
    expect(failed.toSorted()).toEqual(['killed', 'missing']);
  });

  test('limits the number of parallel steps', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'steps-'));
    const mark = join(folder, 'mark').replaceAll('\\', '/');
    // Fails if another step has made the folder and has not removed it.
    const alone = (name: string) => node(name, `fs.mkdirSync('${mark}'); fs.rmdirSync('${mark}')`);
    expect((await printed([alone('a'), alone('b'), alone('c')], 1)).failed).toEqual([]);
    // Each waits for the other one's folder.
    const meet = (own: string, other: string) =>
      node(
        own,
        `fs.mkdirSync('${mark}-${own}'); const wait = () => fs.existsSync('${mark}-${other}') || setTimeout(wait, 5); wait()`,
      );
    expect((await printed([meet('one', 'other'), meet('other', 'one')], 2)).failed).toEqual([]);
  });

  test('starts a step after the steps that it needs, and not if one of them failed', async () => {
    const order = async (first: Step) => {
      const { lines, failed } = await printed([
        { ...good, name: 'third', after: ['second'] },
        { ...good, name: 'second', after: [first.name] },
        first,
      ]);
      return { failed, order: lines.map((line) => line.split(' ')[1]) };
    };
    expect(await order(good)).toEqual({ failed: [], order: ['good', 'second', 'third'] });
    expect((await order(bad)).failed).toEqual(['bad', 'second', 'third']);
    await expect(printed([{ ...good, after: ['missing'] }])).rejects.toThrow('do not exist: good');
  });

  test('counts the CPU time of processes that outlive the command', async () => {
    const burn = 'const begun = process.cpuUsage(); while (process.cpuUsage(begun).user < 3e5);';
    const leave = `require('child_process').spawn(process.execPath, ['-e', '${burn}'], { detached: true, stdio: 'inherit' }).unref()`;
    const { outcomes } = await printed([node('leaves', leave)]);
    const [{ cpuSeconds } = {}] = outcomes;
    if (cpuSeconds !== undefined) expect(cpuSeconds).toBeGreaterThan(0.3);
  });
});

test('stepsOf selects scripts by the beginning of their name', () => {
  const scripts = { check: 'all', 'check:b': 'two', 'check:a': 'one', fix: 'none' };
  expect(stepsOf(JSON.stringify({ scripts }), 'check:')).toEqual([
    { name: 'check:b', command: 'two' },
    { name: 'check:a', command: 'one' },
  ]);
});
