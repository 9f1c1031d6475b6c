import { Duration, RemovalPolicy } from 'aws-cdk-lib/core';
import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Context } from '#lib/context';
import { none, operatorSettings, type OperatorSettings } from '#lib/operator-settings';

export type StageName = 'dev' | 'prod' | 'local';

export interface Destination {
  /** Twelve digits. */
  readonly account: string;
  readonly region: string;
}

const imageWrites = ['own-folder', 'whole-prefix'] as const;
export type ImageWrites = (typeof imageWrites)[number];

/** Whether users without a group can choose to play. `off` is the specification's literal rule. */
const playChoices = ['on', 'off'] as const;
export type PlayChoice = (typeof playChoices)[number];

/** The user pool's feature plan. Each plan includes the features of the previous one and costs more per active user. */
const cognitoPlans = ['LITE', 'ESSENTIALS', 'PLUS'] as const;
export type CognitoPlan = (typeof cognitoPlans)[number];

const lockModes = ['COMPLIANCE', 'GOVERNANCE'] as const;

/** Settings that differ between stages. Everything else is equal in all stages. */
export interface StageSettings extends OperatorSettings {
  readonly stage: StageName;
  /** Target of the deployment. Default: the account and region of the caller's credentials. */
  readonly env?: Destination;
  /** Whether tables and user pool are retained when their stack is deleted, and are protected from deletion. */
  readonly keepRecords: boolean;
  readonly logRetention: RetentionDays;
  /** Whether callers of the GraphQL API can read its schema. */
  readonly introspection: boolean;
  /** Where signed-in users can write in the image library; admins can write everywhere. */
  readonly imageWrites: ImageWrites;
  readonly cognitoPlan: CognitoPlan;
  readonly playChoice: PlayChoice;
  /**
   * Number of shards of a test run that are simulated in parallel. A new AWS account has a concurrency of 10 Lambda
   * functions, some of which are needed for moving coins. Raise this after the account's quota was raised.
   */
  readonly shardsAtOnce: number;
  /** The share of the API's operations, 0 to 1, whose traces X-Ray records. */
  readonly tracedShare: number;
  /** A second region for the key of exclusions, which cannot be restored from a backup of tables. Absent: none. */
  readonly exclusionKeyReplica?: string;
  /** Number of brands that are sealed in parallel. */
  readonly sealsAtOnce: number;
  /**
   * How S3 locks the seals of days, which contain no personal data. With COMPLIANCE, no user can delete a seal during
   * these years, not even the root user of the account; only closing the account deletes them early. Absent: no lock, so
   * that the stage can be removed.
   */
  readonly sealLock?: { readonly mode: (typeof lockModes)[number]; readonly years: number };
}

/** Operator settings in this file are used unless the context overrides them. */
type OwnSettings = Omit<StageSettings, keyof OperatorSettings> & Partial<OperatorSettings>;

const stages: Readonly<Record<StageName, OwnSettings>> = {
  dev: {
    stage: 'dev',
    keepRecords: false,
    logRetention: RetentionDays.ONE_MONTH,
    introspection: true,
    imageWrites: 'own-folder',
    cognitoPlan: 'LITE',
    playChoice: 'on',
    shardsAtOnce: 3,
    tracedShare: 1,
    sealsAtOnce: 3,
    alarmEmail: none,
    mail: 'cognito',
    monthlyBudgetDollars: 50,
  },
  prod: {
    stage: 'prod',
    keepRecords: true,
    logRetention: RetentionDays.ONE_YEAR,
    introspection: false,
    imageWrites: 'own-folder',
    cognitoPlan: 'LITE',
    playChoice: 'on',
    shardsAtOnce: 3,
    tracedShare: 0.01,
    sealsAtOnce: 3,
    sealLock: { mode: 'GOVERNANCE', years: 1 },
    // For each of three functions, of the 1,000 executions that an account usually has.
    guestConcurrency: 50,
    // About 50 players behind one address, who each play a round every 2.5 seconds.
    requestsPerAddress: 10_000,
    // The operator must set alarmEmail and mail; prod cannot be synthesized without them.
    monthlyBudgetDollars: 500,
  },
  local: {
    stage: 'local',
    env: { account: '000000000000', region: 'eu-west-1' },
    keepRecords: false,
    logRetention: RetentionDays.ONE_DAY,
    introspection: true,
    imageWrites: 'own-folder',
    cognitoPlan: 'LITE',
    playChoice: 'on',
    shardsAtOnce: 3,
    tracedShare: 0.01,
    sealsAtOnce: 3,
    alarmEmail: none,
    // A domain reserved for tests, which nobody can own.
    mail: { from: 'no-reply@novalink.test', identity: 'novalink.test' },
    monthlyBudgetDollars: 50,
  },
};

/**
 * Returns the settings of the stage in the context value `stage` (default: `dev`). `prodAccount` and `prodRegion` are
 * the target of `prod`; the CDK refuses credentials of another account. `imageWrites` selects the rule for the image
 * library, `playChoice` whether users can choose to play, and `cognitoPlan` the features of the user pool;
 * `operatorSettings` reads the rest.
 */
export function settingsFrom(context: Context): StageSettings {
  const stage: unknown = context('stage') ?? 'dev';
  if (typeof stage !== 'string' || !isStage(stage))
    throw new Error(
      `There is no stage ${JSON.stringify(stage)}; there are ${Object.keys(stages).join(', ')}.`,
    );
  const own = stages[stage];
  return {
    ...own,
    ...(stage === 'prod' ? { env: prodDestination(context) } : {}),
    imageWrites: choiceFrom(context, 'imageWrites', imageWrites) ?? own.imageWrites,
    playChoice: choiceFrom(context, 'playChoice', playChoices) ?? own.playChoice,
    cognitoPlan: choiceFrom(context, 'cognitoPlan', cognitoPlans) ?? own.cognitoPlan,
    ...sealLockFrom(context, own),
    ...replicaFrom(context, stage),
    ...operatorSettings(stage, own, context),
  };
}

function choiceFrom<Choice extends string>(
  context: Context,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  const asked = context(name);
  const known = choices.find((one) => one === asked);
  if (asked !== undefined && known === undefined)
    throw new Error(`There is no ${name} ${JSON.stringify(asked)}; there are ${listed(choices)}.`);
  return known;
}

const regionForm = /^[a-z]{2}(-[a-z]+)+-\d$/;

function replicaFrom(context: Context, stage: StageName): Pick<StageSettings, 'exclusionKeyReplica'> {
  const region = context('exclusionKeyReplica');
  if (region === undefined) return {};
  if (typeof region !== 'string' || !regionForm.test(region))
    throw new Error('exclusionKeyReplica must be an AWS region such as eu-central-1.');
  if (stage === 'prod' && region === context('prodRegion'))
    throw new Error('exclusionKeyReplica must differ from prodRegion.');
  return { exclusionKeyReplica: region };
}

/** `sealLockMode` and `sealLockYears` change the lock of stages that have one. */
function sealLockFrom(context: Context, { sealLock }: OwnSettings): Pick<StageSettings, 'sealLock'> {
  if (sealLock === undefined) return {};
  const mode = choiceFrom(context, 'sealLockMode', lockModes) ?? sealLock.mode;
  const years = Number(context('sealLockYears') ?? sealLock.years);
  if (!Number.isInteger(years) || years < 1 || years > 100)
    throw new Error('sealLockYears must be a whole number of years from 1 to 100.');
  return { sealLock: { mode, years } };
}

const listed = (choices: readonly string[]) => `${choices.slice(0, -1).join(', ')} and ${choices.at(-1)}`;

const prodDestination = (context: Context): Destination => ({
  account: written(context, 'prodAccount', /^\d{12}$/, 'an AWS account id of 12 digits'),
  region: written(context, 'prodRegion', regionForm, 'an AWS region such as eu-west-1'),
});

function written(context: Context, name: string, form: RegExp, what: string): string {
  const value = context(name);
  if (typeof value !== 'string' || !form.test(value))
    throw new Error(`Stage prod needs ${what}: set ${name} in the context of cdk.json or pass -c ${name}=…`);
  return value;
}

export const removalPolicy = ({ keepRecords }: StageSettings) =>
  keepRecords ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;

export const tokenLifetime = {
  accessAndId: Duration.minutes(15),
  refresh: Duration.days(30),
} as const;

const isStage = (name: string): name is StageName => Object.hasOwn(stages, name);
