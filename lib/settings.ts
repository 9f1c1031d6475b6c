import { Duration, RemovalPolicy } from 'aws-cdk-lib/core';
import { RetentionDays } from 'aws-cdk-lib/aws-logs';

export type StageName = 'dev' | 'prod' | 'local';

/** What differs from stage to stage; everything else is the same everywhere. */
export interface StageSettings {
  readonly stage: StageName;
  /** Where the stacks go; absent: the account and region of the caller's credentials. */
  readonly env?: { readonly account: string; readonly region: string };
  /** Whether tables and user pool outlive their stack and refuse to be deleted. */
  readonly keepRecords: boolean;
  readonly logRetention: RetentionDays;
  /** Whether the GraphQL API tells its schema to whoever may call it. */
  readonly introspection: boolean;
  /** Where in the image library people signed in may write; admins may everywhere. */
  readonly imageWrites: 'own-folder' | 'whole-prefix';
  /** Who is told of alarms; absent: nobody, the alarms are on the dashboard. */
  readonly alarmEmail?: string;
}

const stages: Readonly<Record<StageName, StageSettings>> = {
  dev: {
    stage: 'dev',
    keepRecords: false,
    logRetention: RetentionDays.ONE_MONTH,
    introspection: true,
    imageWrites: 'own-folder',
  },
  prod: {
    stage: 'prod',
    keepRecords: true,
    logRetention: RetentionDays.ONE_YEAR,
    introspection: false,
    imageWrites: 'own-folder',
  },
  local: {
    stage: 'local',
    env: { account: '000000000000', region: 'eu-west-1' },
    keepRecords: false,
    logRetention: RetentionDays.ONE_DAY,
    introspection: true,
    imageWrites: 'own-folder',
  },
};

/** `stage` and `alarmEmail` come from the CDK context: `cdk deploy -c stage=prod -c alarmEmail=you@example.com`. */
export function settingsFor(stage: unknown, alarmEmail?: unknown): StageSettings {
  if (typeof stage !== 'string' || !isStage(stage))
    throw new Error(`There is no stage ${String(stage)}; there are ${Object.keys(stages).join(', ')}.`);
  return { ...stages[stage], ...(typeof alarmEmail === 'string' ? { alarmEmail } : {}) };
}

export const removalPolicy = ({ keepRecords }: StageSettings) =>
  keepRecords ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;

export const tokenLifetime = {
  accessAndId: Duration.minutes(15),
  refresh: Duration.days(30),
} as const;

const isStage = (name: string): name is StageName => Object.hasOwn(stages, name);
