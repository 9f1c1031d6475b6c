import { existsSync, readdirSync } from 'node:fs';
import { Duration, Validations } from 'aws-cdk-lib/core';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Architecture,
  CfnFunction,
  Code,
  Function,
  LoggingFormat,
  Runtime,
  SystemLogLevel,
  Tracing,
  type IFunction,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { bundle, bundleTogether, nameBundle, type BundlePlan } from '#lib/functions/bundle';
import { removalPolicy, type StageSettings } from '#lib/settings';

export interface NodeFunctionProps<Environment> {
  readonly settings: StageSettings;
  readonly description: string;
  /** The variables in the function's `env.ts`. */
  readonly environment: Environment;
  readonly timeout?: Duration;
  /** CPU is proportional to it. */
  readonly memoryMegabytes?: number;
  /** The reserved concurrency; undefined uses the unreserved concurrency of the account. */
  readonly reservedConcurrency?: number | undefined;
}

/**
 * From this size on, a function has a full CPU.
 * https://docs.aws.amazon.com/lambda/latest/dg/configuration-memory.html
 */
export const fullCpuMegabytes = 1769;

/** A Lambda function from `lambda/functions/<purpose>/handler.ts`, with its own role and log group. */
export class NodeFunction<Environment extends Record<string, string>> extends Function {
  constructor(scope: Construct, purpose: string, props: NodeFunctionProps<Environment>) {
    const {
      settings,
      description,
      environment,
      timeout = Duration.seconds(15),
      memoryMegabytes = 512,
      reservedConcurrency,
    } = props;
    const id = pascal(purpose);
    const logGroup = new LogGroup(scope, `${id}Log`, {
      retention: settings.logRetention,
      removalPolicy: removalPolicy(settings),
    });
    const role = new Role(scope, `${id}Role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(role);
    super(scope, id, {
      description,
      code: Code.fromAsset(bundle(functionBundle(purpose))),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: memoryMegabytes,
      timeout,
      environment,
      role,
      logGroup,
      loggingFormat: LoggingFormat.JSON,
      // The three platform log lines of each invocation would cost more than the invocation itself.
      systemLogLevelV2: SystemLogLevel.WARN,
      ...(reservedConcurrency === undefined ? {} : { reservedConcurrentExecutions: reservedConcurrency }),
      // Only requests of users are traced: see `traceRequests`.
      tracing: Tracing.PASS_THROUGH,
    });
    nameBundle(this, functionBundle(purpose));
    Validations.of(role).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason: 'X-Ray’s two write actions do not support resources.',
    });
  }
}

/**
 * Traces the invocations of a function behind an API. Traces of streams and schedules would cost more than their
 * functions.
 */
export function traceRequests<Traced extends IFunction>(traced: Traced): Traced {
  const template = traced.node.defaultChild;
  if (!(template instanceof CfnFunction)) throw new Error('Only own functions can be traced.');
  template.tracingConfig = { mode: 'Active' };
  return traced;
}

/** Bundles the code of all functions with one call, because they share most of their files. */
export function bundleFunctions(): void {
  const names = readdirSync('lambda/functions').filter((name) => existsSync(functionBundle(name).entry));
  bundleTogether(names.map(functionBundle));
}

/** Bundled code can still `require` modules of Node. */
const requireBanner =
  "import{createRequire as nodeRequire}from'node:module';const require=nodeRequire(import.meta.url);";

const functionBundle = (purpose: string): BundlePlan => ({
  entry: `lambda/functions/${purpose}/handler.ts`,
  outfile: 'index.mjs',
  asset: 'folder',
  options: {
    platform: 'node',
    // The oldest Node version that the local cloud supports.
    target: 'node20',
    format: 'esm',
    mainFields: ['module', 'main'],
    minify: true,
    legalComments: 'none',
    banner: { js: requireBanner },
  },
});

const pascal = (purpose: string) =>
  purpose.replaceAll(/(?:^|-)([a-z])/g, (_match, letter: string) => letter.toUpperCase());
