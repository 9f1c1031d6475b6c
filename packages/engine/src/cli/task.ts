import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isSeed, mostRounds } from '#engine/lab/simulate/run-format';
import { faultList, reported, type Fault, type Report } from '#engine/slots/model/faults';

/** The task that the command line specifies. */
export type Task =
  | { readonly kind: 'help' }
  | { readonly kind: 'exact'; readonly model: string; readonly mode?: string; readonly json: boolean }
  | ({ readonly kind: 'verify'; readonly certificate: string } & Playing)
  | RunTask;

export interface RunTask extends Playing {
  readonly kind: 'run';
  readonly model: string;
  readonly mode?: string;
  readonly rounds: number;
  /** Default: random. */
  readonly seed?: string;
  /** The file to write a certificate to. */
  readonly certificate?: string;
  readonly mustPass: boolean;
}

export interface Playing {
  readonly workers: number;
  readonly json: boolean;
}

const standardRounds = 10_000_000;
const mostWorkers = 64;

const flag = { type: 'boolean', default: false } as const;
const text = { type: 'string' } as const;
const options = {
  rounds: text,
  seed: text,
  mode: text,
  workers: text,
  certificate: text,
  verify: text,
  exact: flag,
  'must-pass': flag,
  json: flag,
  help: flag,
} as const;

export function readTask(args: readonly string[]): { task: Task } | { faults: readonly Fault[] } {
  const { faults, report } = faultList();
  const given = parsed(args, report);
  const task = given && taskOf(given, report);
  return task && faults.length === 0 ? { task } : { faults };
}

type Given = NonNullable<ReturnType<typeof parsed>>;

function parsed(args: readonly string[], report: Report) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const { message } = error as Error;
    report('options', message.split(/[.\n]/)[0] ?? message);
    return undefined;
  }
}

function taskOf({ values, positionals }: Given, report: Report): Task | undefined {
  if (values.help) return { kind: 'help' };
  const { mode, seed, certificate, verify, json } = values;
  const workers = whole('--workers', values.workers, { else: cores(), most: mostWorkers }, report);
  const rounds = whole('--rounds', values.rounds, { else: standardRounds, most: mostRounds }, report);
  if (seed !== undefined && !isSeed(seed))
    report(
      '--seed',
      `64 hexadecimal digits, a to f in lower case, are expected, not ${seed.length} characters`,
    );
  const [model] = positionals;
  const alone = (option: string, ...others: readonly (keyof typeof values)[]) => {
    for (const other of others)
      if (values[other] !== undefined && values[other] !== false) report(`--${other}`, `not with ${option}`);
  };
  if (verify !== undefined) {
    alone('--verify', 'rounds', 'seed', 'mode', 'certificate', 'exact', 'must-pass');
    if (model !== undefined) report(model, 'not with --verify: a certificate has its model');
    return { kind: 'verify', certificate: verify, workers, json };
  }
  if (model === undefined || positionals.length > 1)
    report('model', `one file is expected, not ${positionals.length}; see --help`);
  if (model === undefined) return undefined;
  const ofMode = mode === undefined ? {} : { mode };
  if (values.exact) {
    alone('--exact', 'rounds', 'seed', 'workers', 'certificate', 'must-pass');
    return { kind: 'exact', model, ...ofMode, json };
  }
  return {
    kind: 'run',
    model,
    ...ofMode,
    rounds,
    ...(seed === undefined ? {} : { seed }),
    ...(certificate === undefined ? {} : { certificate }),
    workers,
    mustPass: values['must-pass'],
    json,
  };
}

const cores = () => Math.min(availableParallelism(), mostWorkers);

interface Bounds {
  readonly else: number;
  readonly most: number;
}

function whole(option: string, given: string | undefined, bounds: Bounds, report: Report): number {
  if (given === undefined) return bounds.else;
  const number = Number(given);
  if (/^\d{1,15}$/.test(given) && number >= 1 && number <= bounds.most) return number;
  report(option, `a whole number from 1 to ${bounds.most} is expected, not ${reported(given)}`);
  return bounds.else;
}
