import { describe, expect, test } from '@jest/globals';
import { runSteps, stepsOf, type Step } from './run-steps';

const node = (name: string, code: string): Step => ({ name, command: `"${process.execPath}" -e "${code}"` });
const good = node('good', 'console.log(1234)');
const bad = node('bad', 'console.log(5678); console.error(9012); process.exit(3)');

async function printed(steps: readonly Step[], atOnce = 2) {
  const lines: string[] = [];
  const failed = await runSteps({ steps, atOnce, print: (text) => lines.push(text) });
  return { failed, lines };
}

describe('runSteps', () => {
  test('prints one line for a step that passes, without its output', async () => {
    const { failed, lines } = await printed([good]);
    expect(failed).toEqual([]);
    expect(lines).toEqual([expect.stringMatching(/^✓ good \d+ s$/)]);
  });

  test('prints all output of a step that fails, and runs the steps after it', async () => {
    const { failed, lines } = await printed([bad, good], 1);
    expect(failed).toEqual(['bad']);
    expect(lines).toEqual([
      expect.stringMatching(/^✗ bad \d+ s$/),
      expect.stringMatching(/5678[^]*9012|9012[^]*5678/),
      expect.stringMatching(/^✓ good \d+ s$/),
    ]);
  });

  test('fails a step that a signal ends or that does not exist', async () => {
    const killed = node('killed', "process.kill(process.pid, 'SIGKILL')");
    const { failed } = await printed([killed, { name: 'missing', command: 'no-such-command-of-novalink' }]);
    expect(failed.toSorted()).toEqual(['killed', 'missing']);
  });

  test('limits the number of parallel steps', async () => {
    const slow = node('slow', 'setTimeout(() => {}, 1500)');
    const { lines } = await printed([slow, good], 2);
    expect(lines[0]).toContain('good');
    const alone = await printed([slow, good], 1);
    expect(alone.lines[0]).toContain('slow');
  });
});

test('stepsOf selects scripts by the beginning of their name', () => {
  const scripts = { check: 'all', 'check:b': 'two', 'check:a': 'one', fix: 'none' };
  expect(stepsOf(JSON.stringify({ scripts }), 'check:')).toEqual([
    { name: 'check:b', command: 'two' },
    { name: 'check:a', command: 'one' },
  ]);
});
