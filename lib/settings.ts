import { Duration, RemovalPolicy } from 'aws-cdk-lib/core';
import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Context } from '#lib/context';
import { nobody, operatorSettings, type OperatorSettings } from '#lib/operator-settings';

export type StageName = 'dev' | 'prod' | 'local';

export interface Destination {
  /** Twelve digits. */
  readonly account: string;
  readonly region: string;
}

const imageWrites = ['own-folder', 'whole-prefix'] as const;
export type ImageWrites = (typeof imageWrites)[number];

/** The user pool's feature plan: each adds features to the one before it, and costs more per active user. */
const cognitoPlans = ['LITE', 'ESSENTIALS', 'PLUS'] as const;
export type CognitoPlan = (typeof cognitoPlans)[number];

/** What differs from stage to stage; everything else is the same everywhere. */
export interface StageSettings extends OperatorSettings {
  readonly stage: StageName;
  /** Where the stacks go; absent: the account and region of the caller's credentials. */
  readonly env?: Destination;
  /** Whether tables and user pool outlive their stack and refuse to be deleted. */
  readonly keepRecords: boolean;
  readonly logRetention: RetentionDays;
  /** Whether callers of the GraphQL API may read its schema. */
  readonly introspection: boolean;
  /** Where in the image library people signed in may write; admins may everywhere. */
  readonly imageWrites: ImageWrites;
  readonly cognitoPlan: CognitoPlan;
  /**
   * How many parts of one test run are played at the same time. A new AWS account runs 10 Lambda functions at once, and
   * those that move coins need some of them: raise this after the account's quota was raised.
   */
  readonly shardsAtOnce: number;
  /** The share of the API's operations, 0 to 1, whose traces X-Ray records. */
  readonly tracedShare: number;
  /** How many brands have their days sealed at the same time. */
  readonly sealsAtOnce: number;
  /**
   * How S3 locks the seals of days, which hold no personal data. COMPLIANCE: nobody, not even the root user
   * of the account, can delete one during these years. Absent: no lock, so that the stage can be removed.
   */
  readonly sealLock?: { readonly mode: 'COMPLIANCE' | 'GOVERNANCE'; readonly years: number };
}

/** What an operator writes here is used unless the context says otherwise. */
type OwnSettings = Omit<StageSettings, keyof OperatorSettings> & Partial<OperatorSettings>;

const stages: Readonly<Record<StageName, OwnSettings>> = {
  dev: {
    stage: 'dev',
    keepRecords: false,
    logRetention: RetentionDays.ONE_MONTH,
    introspection: true,
    imageWrites: 'own-folder',
    cognitoPlan: 'LITE',
    shardsAtOnce: 3,
    tracedShare: 1,
    sealsAtOnce: 3,
    alarmEmail: nobody,
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
    shardsAtOnce: 3,
    tracedShare: 0.01,
    sealsAtOnce: 3,
    sealLock: { mode: 'COMPLIANCE', years: 7 },
    // alarmEmail and mail are the operator's: without them prod does not synthesize.
    monthlyBudgetDollars: 500,
    // 2,000 rounds a second from the first day on: 6,000 players.
    playWarmWrites: 12_000,
  },
  local: {
    stage: 'local',
    env: { account: '000000000000', region: 'eu-west-1' },
    keepRecords: false,
    logRetention: RetentionDays.ONE_DAY,
    introspection: true,
    imageWrites: 'own-folder',
    cognitoPlan: 'LITE',
    shardsAtOnce: 3,
    tracedShare: 0.01,
    sealsAtOnce: 3,
    alarmEmail: nobody,
    // A domain reserved for tests, which nobody can own.
    mail: { from: 'no-reply@novalink.test', identity: 'novalink.test' },
    monthlyBudgetDollars: 50,
  },
};

/**
 * The settings of the stage that `stage` names (`dev` without it). `prodAccount` and `prodRegion` say where `prod` is
 * deployed; the CDK refuses credentials of another account. `imageWrites` chooses the rule for the image library and
 * `cognitoPlan` the features of the user pool; `operatorSettings` reads the rest.
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
    cognitoPlan: choiceFrom(context, 'cognitoPlan', cognitoPlans) ?? own.cognitoPlan,
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

const listed = (choices: readonly string[]) => `${choices.slice(0, -1).join(', ')} and ${choices.at(-1)}`;

const prodDestination = (context: Context): Destination => ({
  account: written(context, 'prodAccount', /^\d{12}$/, 'an AWS account id of 12 digits'),
  region: written(context, 'prodRegion', /^[a-z]{2}(-[a-z]+)+-\d$/, 'an AWS region such as eu-west-1'),
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
