import { randomUUID } from 'node:crypto';
import { AwsError } from '#local/platform/aws-error';
import { systemClock } from '#local/platform/clock';
import type { CloudServices, FunctionAnswer, InvokingCaller } from '#local/services/needs';
import type { LogsService } from '#local/services/logs/logs-service';
import { functionArn, functionNameOf, isRunnable, type DeployedFunction } from './deployed-function';
import { environmentPool, type EnvironmentPool } from './environment-pool';
import { environmentVariables } from './environment-variables';
import { failureReport, type PlacesOf } from './failure-report';
import type { Invocation } from './execution-environment';
import type { FunctionThreads } from './function-threads';
import { invokeError } from './invocation-answers';
import { checkCaller, type Permission } from './invocation-policy';
import { ownThreads } from './own-threads';

export type RegisterNeeds = Pick<CloudServices, 'iam' | 'credentials' | 'clock' | 'origin'> & {
  /** Receives the output of functions. */
  readonly log: (functionName: string, text: string) => void;
  readonly logs?: Pick<LogsService, 'append'> | undefined;
  readonly placesOf?: PlacesOf | undefined;
  readonly functionThreads?: FunctionThreads | undefined;
  /** Added to the time limits of functions. */
  readonly extraSeconds?: number | undefined;
};

/** The deployed functions, their invocation permissions and their environments. */
export interface FunctionsRegister {
  readonly deploy: (deployed: DeployedFunction) => void;
  /** Runs the code of another folder from the next invocation on. */
  readonly replaceCode: (name: string, folder: string) => void;
  readonly permit: (nameOrArn: string, permission: Permission) => void;
  readonly all: () => readonly DeployedFunction[];
  /** Throws ResourceNotFoundException. */
  readonly find: (nameOrArn: string) => DeployedFunction;
  /** Throws AccessDeniedException. */
  readonly admit: (nameOrArn: string, caller: InvokingCaller) => void;
  /** Invokes a function without checking permissions. Reports failures in the terminal, except expected refusals. */
  readonly run: (nameOrArn: string, event: unknown, options?: RunOptions) => Promise<FunctionAnswer>;
  readonly stop: () => Promise<void>;
}

export interface RunOptions {
  readonly requestId?: string;
  /** Whether a failure is an expected refusal of the function. */
  readonly isRefusal?: (answer: FunctionAnswer) => boolean;
}

const mostEnvironments = 4;
const credentialsMilliseconds = 12 * 3_600_000;

export function functionsRegister({
  iam,
  credentials,
  clock,
  origin,
  log,
  logs,
  placesOf,
  functionThreads = ownThreads,
  extraSeconds = 0,
}: RegisterNeeds): FunctionsRegister {
  const functions = new Map<string, DeployedFunction>();
  const permissions = new Map<string, Permission[]>();
  const pools = new Map<string, EnvironmentPool>();
  const retired = new Set<EnvironmentPool>();
  const report = failureReport(placesOf);
  const aheadMilliseconds = () => clock.aheadMilliseconds?.() ?? 0;
  let stopped = false;

  const find = (nameOrArn: string) => {
    const name = functionNameOf(nameOrArn);
    const deployed = functions.get(name);
    if (deployed !== undefined) return deployed;
    throw new AwsError('ResourceNotFoundException', `Function not found: ${functionArn(name)}`, 404);
  };
  const start = (deployed: DeployedFunction) => {
    const later = Math.max(clock.now().getTime(), systemClock.now().getTime());
    const until = new Date(later + credentialsMilliseconds);
    const session = iam.roleSession(deployed.roleArn, deployed.name);
    const logStream = `${clock.now().toISOString().slice(0, 10).replaceAll('-', '/')}/[$LATEST]${randomUUID()}`;
    const append = (text: string) => logs?.append(deployed.logGroup, logStream, text);
    const environment = functionThreads.start(deployed, {
      variables: environmentVariables(deployed, {
        origin,
        logStream,
        credentials: credentials.issue(session, until),
      }),
      logStream,
      aheadMilliseconds: aheadMilliseconds(),
      extraSeconds,
      log(text) {
        log(deployed.name, text);
        append(text);
      },
    });
    const run = async (invocation: Invocation) => {
      const answer = await environment.run(invocation);
      if ('functionError' in answer) append(invokeError(answer, invocation.requestId, clock.now()));
      return answer;
    };
    return { ...environment, run };
  };
  const poolOf = (deployed: DeployedFunction) => {
    const size = Math.min(mostEnvironments, deployed.reservedConcurrency ?? mostEnvironments);
    const pool = pools.get(deployed.name) ?? environmentPool(size, () => start(deployed));
    pools.set(deployed.name, pool);
    return pool;
  };
  return {
    deploy(deployed) {
      // Like CreateFunction, rejects a role that Lambda cannot assume.
      iam.roleSession(deployed.roleArn, deployed.name, { assumedBy: { service: 'lambda.amazonaws.com' } });
      functions.set(deployed.name, deployed);
    },
    replaceCode(name, folder) {
      functions.set(name, { ...find(name), folder });
      const pool = pools.get(name);
      pools.delete(name);
      if (pool === undefined) return;
      retired.add(pool);
      void pool.retire().then(() => retired.delete(pool));
    },
    permit(nameOrArn, permission) {
      const { name } = find(nameOrArn);
      permissions.set(name, [...(permissions.get(name) ?? []), permission]);
    },
    all: () => [...functions.values()],
    find,
    admit(nameOrArn, caller) {
      const deployed = find(nameOrArn);
      checkCaller(iam, deployed, permissions.get(deployed.name) ?? [], caller);
    },
    async run(nameOrArn, event, { requestId = randomUUID(), isRefusal = () => false } = {}) {
      const deployed = find(nameOrArn);
      if (!isRunnable(deployed)) throw notRunnable(deployed);
      if (deployed.reservedConcurrency === 0)
        throw new AwsError('TooManyRequestsException', 'Rate Exceeded.', 429);
      const json = event === undefined ? 'null' : JSON.stringify(event);
      const answer = await poolOf(deployed).run({
        requestId,
        event: json,
        aheadMilliseconds: aheadMilliseconds(),
      });
      // A stop ends environments during their work.
      if (!stopped && !isRefusal(answer)) report(deployed.name, answer);
      return answer;
    },
    async stop() {
      stopped = true;
      await Promise.all([...pools.values(), ...retired].map((pool) => pool.end()));
    },
  };
}

const notRunnable = ({ name, runtime }: DeployedFunction) =>
  new AwsError(
    'InvalidRuntimeException',
    `${name} needs the runtime ${runtime}; the local cloud supports only Node.`,
    502,
  );
