import { join } from 'node:path';
import { frontDoor, upgradeDoor } from './front-door';
import { advancingClock, systemClock } from './platform/clock';
import { credentialRegister, localAdministrator } from './platform/credentials';
import { lockFolder } from './platform/folder-lock';
import { folderStorage } from './platform/folder-storage';
import type { HttpHandler } from './platform/http';
import { startHttpServer } from './platform/http-server';
import { memoryStorage } from './platform/memory-storage';
import type { Credentials } from './platform/principal';
import { createAllServices } from './services/all-services';
import type { PlacesOf } from './services/lambda/failure-report';
import type { FunctionThreads } from './services/lambda/function-threads';
import { accountId, region } from './services/needs';
import type { Site } from './site';
import { readAssembly } from './template/assembly';
import type { DeployedStacks } from './services/cloudformation/cloudformation-service';
import { deploy, type Deployment, type Outputs } from './template/deploy';

export interface CloudOptions {
  /** The folder of a CDK cloud assembly. */
  readonly assembly: string;
  /** The folder for data that is kept between runs, or `memory` to keep nothing. */
  readonly data: { readonly folder: string } | 'memory';
  /** 0 for any free port. */
  readonly port: number;
  /** Address of a DynamoDB engine to use instead of the bundled one. */
  readonly dynamoDbEndpoint?: string | undefined;
  /** Handles requests instead of the origin of CloudFront's default behaviour. */
  readonly site?: Site;
  /** Receives the output of functions, in addition to their log files. */
  readonly onFunctionOutput?: (functionName: string, text: string) => void;
  /** Returns the source positions of a failed function's stack frames. */
  readonly placesOf?: PlacesOf;
  /** Where functions run. Default: each execution environment in its own thread, as isolated as in AWS. */
  readonly functionThreads?: FunctionThreads;
  /** Added to the time limits of functions, for busy machines. Default: 0. */
  readonly extraSeconds?: number;
  /**
   * Whether schedules fire when the clock shows their time (missed ones once after a start), or only while
   * the clock is advanced at `/__local/clock`. The default is the latter, for tests.
   */
  readonly schedulesFire?: 'by the clock' | 'when advanced';
  /**
   * The time that the clock of new data shows first. Default: this machine's time. With an earlier time, a program can
   * create data of the past and advance the clock meanwhile. Kept data keeps its clock.
   */
  readonly clockStartsAt?: Date | undefined;
  /** Receives log lines: errors of the local cloud, and mail if `onMail` is absent. */
  readonly log: (line: string) => void;
  /** Receives a line for each e-mail. */
  readonly onMail?: (line: string) => void;
}

export interface Cloud {
  readonly origin: string;
  /** The administrator, who has all permissions. */
  readonly administrator: Credentials;
  readonly outputs: Outputs;
  readonly replaceCode: Deployment['replaceCode'];
  /** Ends all connections, workers and processes. Stored data remains. */
  stop(): Promise<void>;
}

/**
 * Starts the resources of an assembly's templates on one origin. A template parameter `LocalOrigin` gets that origin.
 * Throws PortTaken, FolderInUse, UnreadableData, EngineMissing, EngineUnreachable or TemplateRefused, leaving nothing
 * running.
 */
export async function startCloud({
  assembly,
  data,
  port,
  dynamoDbEndpoint,
  site,
  placesOf,
  onFunctionOutput,
  functionThreads,
  extraSeconds,
  schedulesFire = 'when advanced',
  clockStartsAt,
  log,
  onMail = log,
}: CloudOptions): Promise<Cloud> {
  const closing: (() => void | Promise<void>)[] = [];
  const stop = async () => {
    for (const close of closing.splice(0).reverse()) await close();
  };
  try {
    if (data !== 'memory') {
      const lock = lockFolder(data.folder);
      closing.push(() => lock.release());
    }
    const storage = data === 'memory' ? memoryStorage() : folderStorage(data.folder);
    const { stacks, assets } = readAssembly(assembly);

    let handler: HttpHandler = () => Promise.resolve(starting);
    let upgrade = upgradeDoor({}, site?.upgrade);
    const server = await startHttpServer({
      port,
      handler: (request) => handler(request),
      onBug: (error, { method, url }) =>
        log(`${method} ${url.pathname}: ${String(error instanceof Error ? error.stack : error)}`),
      onUpgrade: (incoming, socket, head) => upgrade(incoming, socket, head),
    });
    closing.push(() => server.stop());
    const origin = `http://localhost:${server.port}`;

    const clock = advancingClock({ storage, startsAt: clockStartsAt });
    const credentials = credentialRegister({ storage, clock: systemClock });
    let deployed: DeployedStacks = { outputs: {}, resources: [] };
    const services = await createAllServices({
      storage,
      clock,
      tokenClock: systemClock,
      credentials,
      origin,
      assets,
      site,
      placesOf,
      onFunctionOutput,
      functionThreads,
      extraSeconds,
      onMail,
      deployed: () => deployed,
      logFolder: data === 'memory' ? undefined : join(data.folder, 'logs'),
      database: {
        ...(dynamoDbEndpoint !== undefined && { endpoint: dynamoDbEndpoint }),
        ...(data !== 'memory' && { databaseFile: join(data.folder, 'dynamodb.sqlite') }),
      },
    });
    closing.push(() => services.stop());
    const deployment = await deploy(stacks, services.kinds, {
      region,
      accountId,
      parameters: { LocalOrigin: origin },
    });
    deployed = deployment;
    handler = frontDoor(services.doors);
    upgrade = upgradeDoor(services.upgrades, site?.upgrade);
    services.start({ schedulesFire: schedulesFire === 'by the clock' });
    const { outputs, replaceCode } = deployment;
    return {
      origin,
      administrator: localAdministrator({ storage, credentials }),
      outputs,
      replaceCode,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

const starting = { status: 503, headers: { 'retry-after': '1' }, body: 'The local cloud is starting.' };
