import type { TestCheck, TestRunStatus } from '#domain/generated/types';
import { roundsToDecide, type UndecidedRun } from '@novalink/engine/lab';
import { limits } from '#domain/limits';
import { whole } from './numbers';
import { percent } from './game-labels';

interface StatusLabels {
  readonly text: string;
  readonly tone: 'plain' | 'news' | 'good' | 'warning' | 'bad';
}

/** The labels of the statuses of test runs. */
export const runStatuses: Record<TestRunStatus, StatusLabels> = {
  QUEUED: { text: 'Waiting', tone: 'plain' },
  RUNNING: { text: 'Running', tone: 'news' },
  PASSED: { text: 'Passed', tone: 'good' },
  FAILED: { text: 'Failed', tone: 'bad' },
  INCONCLUSIVE: { text: 'Inconclusive', tone: 'warning' },
  ERROR: { text: 'Not finished', tone: 'bad' },
  CANCELLED: { text: 'Cancelled', tone: 'plain' },
};

const meanings: Record<TestRunStatus, string> = {
  QUEUED: 'The run is waiting to start.',
  RUNNING: 'The run is in progress.',
  PASSED: 'The run passed. All rules are met.',
  FAILED: 'The run failed. Not all rules are met.',
  INCONCLUSIVE:
    'No rule failed, but there were too few rounds: the 99% interval of the RTP is wider than ±0.5 points, or a rule is undecided.',
  ERROR: 'The run did not finish in time. Run it again.',
  CANCELLED: 'The run was cancelled.',
};

/** The meaning of a run's status; for INCONCLUSIVE also the number of rounds that a verdict needs. */
export const meaningOf = (run: UndecidedRun & { readonly status: TestRunStatus }): string =>
  meaningWith(run.status, run.status === 'INCONCLUSIVE' ? roundsToDecide(run) : undefined);

/** The same if the number of required rounds is already known. */
export const meaningWith = (status: TestRunStatus, needed: number | undefined): string => {
  if (needed === undefined) return meanings[status];
  const { largest } = limits.testRun.rounds;
  const where =
    needed > largest
      ? ` The server simulates at most ${whole(largest)} rounds. For longer runs, use this browser or the command line.`
      : '';
  return `${meanings[status]} About ${whole(needed)} rounds are needed for a verdict.${where}`;
};

/** Whether the status can still change without a user's action. */
export const isInProgress = (status: TestRunStatus): boolean => status === 'QUEUED' || status === 'RUNNING';

/** Whether the run ended with figures and a verdict. */
export const isJudged = (status: TestRunStatus): boolean =>
  status === 'PASSED' || status === 'FAILED' || status === 'INCONCLUSIVE';

const ruleTitles: Readonly<Record<string, string>> = {
  M1: 'Declared RTP',
  M2: 'Simulated RTP',
  M3: 'Range of the RTP',
  M4: 'Modes agree',
  M5: 'Maximum win',
  M6: 'Spin hit rate',
  M7: 'No gap below the maximum win',
  M8: 'No outcome dominates',
  M9: 'Standard deviation',
  R1: 'Stops are uniformly distributed',
  R2: 'Stops have no pattern',
  R3: 'Spins are independent',
  R4: 'Reels are independent',
  D1: 'Repeatable with identical results',
};

/** The title of a rule; for an unknown rule its code. */
export const ruleTitle = (rule: string): string => ruleTitles[rule] ?? rule;

/** A rule of a run on the server or in this browser. */
export type ShownCheck = Omit<TestCheck, 'roundsNeeded'> & { readonly roundsNeeded?: number | null };

/** The result of a rule in one or two words. */
export const outcomeOf = ({ applies, pass, roundsNeeded }: ShownCheck) => {
  if (!applies) return 'does not apply';
  if (!pass) return 'fails';
  return typeof roundsNeeded === 'number' ? 'not decided' : 'holds';
};

const chanceRules = new Set(['M2', 'M9', 'R1', 'R2', 'R3', 'R4']);

/** Whether rules fail that compare the rounds with chance, and no other rules. */
export const mayBeChance = (checks: readonly ShownCheck[]): boolean => {
  const failing = checks.filter(({ applies, pass }) => applies && !pass);
  return failing.length > 0 && failing.every(({ rule }) => chanceRules.has(rule));
};

/** `12 rules hold, 1 fails, 1 does not apply`. */
export const tallyOfChecks = (checks: readonly ShownCheck[]): string => {
  const count = (outcome: ReturnType<typeof outcomeOf>) =>
    checks.filter((check) => outcomeOf(check) === outcome).length;
  const [holding, failing, silent] = [count('holds'), count('fails'), count('does not apply')];
  const open = count('not decided');
  return [
    holding === 1 ? '1 rule holds' : `${holding} rules hold`,
    ...(failing > 0 ? [failing === 1 ? '1 fails' : `${failing} fail`] : []),
    ...(open > 0 ? [open === 1 ? '1 is not decided' : `${open} are not decided`] : []),
    ...(silent > 0 ? [silent === 1 ? '1 does not apply' : `${silent} do not apply`] : []),
  ].join(', ');
};

/** The definitions of the two hit rates. */
export const hitRatesNote =
  'Spin hit rate: the share of base spins that win something. Round hit rate: the share of rounds that win something, free spins included.';

/** An RTP with half the width of its interval, both given as decimals: `96.0143% ± 0.0512`. */
export const withInterval = (rtp: string, halfWidth: string): string =>
  `${percent(rtp, 4)} ± ${(Number(halfWidth) * 100).toFixed(4)}`;
