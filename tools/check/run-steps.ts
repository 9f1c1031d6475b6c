import { spawn } from 'node:child_process';

/** A shell command and the name to show for it. */
export interface Step {
  readonly name: string;
  readonly command: string;
}

interface Outcome {
  readonly passed: boolean;
  readonly output: string;
}

export interface Run {
  readonly steps: readonly Step[];
  readonly atOnce: number;
  /** Receives a line for each finished step, and the output of a step that failed. */
  readonly print: (text: string) => void;
}

/** Runs all steps, `atOnce` in parallel, even after one has failed. Returns the names of the failed steps. */
export async function runSteps({ steps, atOnce, print }: Run): Promise<string[]> {
  const waiting = [...steps];
  const failed: string[] = [];
  const work = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const begun = performance.now();
      const { passed, output } = await outcomeOf(step.command);
      const seconds = Math.round((performance.now() - begun) / 1000);
      print(`${passed ? '✓' : '✗'} ${step.name} ${seconds} s`);
      if (passed) continue;
      failed.push(step.name);
      print(output.trimEnd());
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return failed;
}

function outcomeOf(command: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (text: string) => {
      output += text;
    };
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.on('error', ({ message }) => {
      resolve({ passed: false, output: message });
    });
    child.on('close', (code, signal) => {
      resolve({ passed: code === 0, output: signal === null ? output : `${output}\nended by ${signal}` });
    });
  });
}

/** The scripts of a package.json whose names begin with `prefix`, in order. */
export function stepsOf(packageJson: string, prefix: string): Step[] {
  const { scripts = {} } = JSON.parse(packageJson) as { scripts?: Record<string, string> };
  return Object.entries(scripts)
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, command]) => ({ name, command }));
}
