import { spawn } from 'node:child_process';
import { openCpuGroup } from './cpu-group';

/** A shell command and the name to show for it. */
export interface Step {
  readonly name: string;
  readonly command: string;
  /** Variables in addition to those of this process. */
  readonly variables?: Readonly<Record<string, string>>;
  /** The names of steps that must pass first. */
  readonly after?: readonly string[];
}

export interface Outcome<One extends Step = Step> {
  readonly step: One;
  readonly passed: boolean;
  readonly output: string;
  readonly seconds: number;
  /** Of the command and all its processes. Absent where the kernel does not count them for us. */
  readonly cpuSeconds?: number;
}

export interface Run<One extends Step> {
  readonly steps: readonly One[];
  readonly atOnce: number;
  /** Receives a line for each finished step, and the text of a step that failed. */
  readonly print: (text: string) => void;
  /** The text of a failed step; by default its output. */
  readonly textOf?: (outcome: Outcome<One>) => string;
}

/**
 * Runs all steps, `atOnce` in parallel, each as soon as the steps before it have passed. Steps whose earlier steps have
 * failed do not run and count as failed. Returns the outcomes in the order in which the steps ended.
 */
export async function runSteps<One extends Step>(run: Run<One>): Promise<Outcome<One>[]> {
  const { steps, atOnce, print, textOf = ({ output }) => output } = run;
  const outcomes: Outcome<One>[] = [];
  const waiting = [...steps];
  const end = (outcome: Outcome<One>) => {
    outcomes.push(outcome);
    print(outcomeLine(outcome));
    if (!outcome.passed) print(textOf(outcome).trimEnd());
  };
  /** Of `name`: undefined while it waits or runs. */
  const passed = (name: string) => outcomes.find(({ step }) => step.name === name)?.passed;
  /** Steps that were dropped can make others unreachable, so it starts again. */
  const dropUnreachable = (): void => {
    for (const [at, step] of waiting.entries()) {
      const failed = step.after?.find((name) => passed(name) === false);
      if (failed === undefined) continue;
      waiting.splice(at, 1);
      end({ step, passed: false, output: `It did not run, because ${failed} failed.`, seconds: 0 });
      dropUnreachable();
      return;
    }
  };
  const next = () => {
    const at = waiting.findIndex(({ after = [] }) => after.every(passed));
    return at === -1 ? undefined : waiting.splice(at, 1)[0];
  };
  const running = new Set<Promise<void>>();
  for (;;) {
    dropUnreachable();
    const step = running.size < atOnce ? next() : undefined;
    if (step !== undefined) {
      const ended: Promise<void> = outcomeOf(step).then((outcome) => {
        running.delete(ended);
        end({ step, ...outcome });
      });
      running.add(ended);
    } else if (running.size > 0) await Promise.race(running);
    else break;
  }
  const stuck = waiting.map(({ name }) => name);
  if (stuck.length > 0) throw new Error(`These steps wait for steps that do not exist: ${stuck.join(', ')}.`);
  return outcomes;
}

function outcomeLine({ step, passed, seconds, cpuSeconds }: Outcome): string {
  const cpu = cpuSeconds === undefined ? '' : `, ${Math.round(cpuSeconds)} CPU-s`;
  return `${passed ? '✓' : '✗'} ${step.name} ${Math.round(seconds)} s${cpu}`;
}

async function outcomeOf({ command, variables }: Step): Promise<Omit<Outcome, 'step'>> {
  const begun = performance.now();
  const group = openCpuGroup();
  const joined = group === undefined ? command : `echo $$ > ${group.membersFile}\n${command}`;
  const ended = await new Promise<Pick<Outcome, 'passed' | 'output'>>((resolve) => {
    const env = { ...process.env, ...variables };
    const child = spawn(joined, { env, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
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
  const seconds = (performance.now() - begun) / 1000;
  const cpu = group === undefined ? {} : { cpuSeconds: group.seconds() };
  group?.remove();
  return { ...ended, ...cpu, seconds };
}

/** The scripts of a package.json whose names begin with `prefix`, in order. */
export function stepsOf(packageJson: string, prefix: string): Step[] {
  const { scripts = {} } = JSON.parse(packageJson) as { scripts?: Record<string, string> };
  return Object.entries(scripts)
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, command]) => ({ name, command }));
}
