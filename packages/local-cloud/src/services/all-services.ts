import type { Doors } from '#local/front-door';
import type { AdvancingClock, Clock } from '#local/platform/clock';
import type { Upgrade } from '#local/platform/http';
import { createIam, type IamRegister } from '#local/platform/iam/roles';
import type { CredentialRegister } from '#local/platform/principal';
import { createAuthenticate, type Authenticate } from '#local/platform/sigv4';
import type { Storage } from '#local/platform/storage';
import type { Site } from '#local/site';
import { pathOfUrl, type Assets } from '#local/template/assembly';
import type { ResourceKind } from '#local/template/resource-kind';
import { createApiGatewayService } from './api-gateway/api-gateway-service';
import { createAppSyncService } from './appsync/appsync-service';
import { operations as resolverOperations } from './appsync/sources/dynamodb-source';
import { cloudFrontApi } from './cloudfront/api/cloudfront-api';
import { createCloudFrontService } from './cloudfront/cloudfront-service';
import { createCloudFormationService, type DeployedStacks } from './cloudformation/cloudformation-service';
import { createIdentityPoolService } from './cognito-identity-pool/identity-pool-service';
import { createUserPoolService } from './cognito-user-pool/user-pool-service';
import { createDynamoDbService, type DynamoDbService } from './dynamodb/dynamodb-service';
import type { EngineChoice } from './dynamodb/engine';
import { operations as dynamoDbOperations } from './dynamodb/operations';
import { iamApi } from './iam/iam-api';
import { createIamService } from './iam/iam-service';
import { createInboxService } from './inbox/inbox-service';
import { inertKinds } from './inert-kinds';
import { createEventsService } from './events/events-service';
import { createKmsService } from './kms/kms-service';
import { createFunctionsService } from './lambda/functions-service';
import { readOperations } from './lambda/read-operations';
import type { PlacesOf } from './lambda/failure-report';
import { functionLogs } from './lambda/function-logs';
import type { FunctionThreads } from './lambda/function-threads';
import { createLogsService } from './logs/logs-service';
import { region } from './needs';
import { createS3Service } from './s3/s3-service';
import { createSchedulerService } from './scheduler/scheduler-service';
import { clockEndpoints } from './schedules/clock-endpoint';
import { timetable } from './schedules/timetable';
import { createSecretsService } from './secretsmanager/secrets-service';
import { createSesService } from './ses/ses-service';
import { createSnsService } from './sns/sns-service';
import { createQueuesService } from './sqs/queues-service';
import { stateTypes } from './stepfunctions/language/states';
import { createStateMachinesService } from './stepfunctions/state-machines-service';
import { createStsService } from './sts/sts-service';

interface Needs {
  readonly storage: Storage;
  /** The clock of the product, which can be advanced. */
  readonly clock: AdvancingClock;
  /** The clock of signatures, tokens and credentials. */
  readonly tokenClock: Clock;
  readonly credentials: CredentialRegister;
  readonly origin: string;
  readonly assets: Assets;
  readonly site?: Site | undefined;
  readonly placesOf?: PlacesOf | undefined;
  readonly onFunctionOutput?: ((functionName: string, text: string) => void) | undefined;
  readonly functionThreads?: FunctionThreads | undefined;
  readonly extraSeconds?: number | undefined;
  readonly deployed: () => DeployedStacks;
  readonly database: EngineChoice;
  /** Folder of the functions' logs; without it, logs are dropped. */
  readonly logFolder: string | undefined;
  /** Receives a line for each e-mail. */
  readonly onMail: (line: string) => void;
}

export interface AllServices {
  readonly kinds: readonly ResourceKind[];
  /** Names of the supported API operations, by service. */
  readonly operations: Readonly<Record<string, readonly string[]>>;
  readonly doors: Doors;
  /** Handlers of upgraded connections, by path. */
  readonly upgrades: Readonly<Record<string, Upgrade>>;
  /**
   * Starts delivering events after everything is deployed, and lets the clock start schedules unless only advances
   * do.
   */
  start(options: { readonly schedulesFire: boolean }): void;
  stop(): Promise<void>;
}

/** Creates all services of the local cloud with their dependencies. */
export async function createAllServices({ database, ...cloud }: Needs): Promise<AllServices> {
  const { iam, roles } = createIam(cloud);
  const { credentials, clock, tokenClock } = cloud;
  const authenticate = createAuthenticate({ credentials, clock: tokenClock, functionClock: clock });
  const needs = { ...cloud, iam, roles, authenticate };
  const dynamodb = await createDynamoDbService({ ...needs, ...database });
  try {
    return servicesAround(dynamodb, needs);
  } catch (error) {
    await dynamodb.stop();
    throw error;
  }
}

type AllNeeds = Omit<Needs, 'database'> & IamRegister & { readonly authenticate: Authenticate };

function servicesAround(
  dynamodb: DynamoDbService,
  { logFolder, onFunctionOutput, onMail, ...needs }: AllNeeds,
): AllServices {
  const { roles, assets, clock, tokenClock } = needs;
  const startedAt = clock.now();
  const queues = createQueuesService(needs);
  const logFile = logFolder === undefined ? undefined : functionLogs(logFolder);
  const logFunction = (functionName: string, text: string) => {
    logFile?.(functionName, text);
    onFunctionOutput?.(functionName, text);
  };
  const logs = createLogsService(needs);
  const functions = createFunctionsService({
    ...needs,
    logs,
    queues,
    polled: queues,
    streams: dynamodb.streams,
    log: logFunction,
  });
  const inbox = createInboxService({ ...needs, log: onMail });
  const userPools = createUserPoolService({ ...needs, clock: tokenClock, functions, inbox });
  const identityPools = createIdentityPoolService({
    ...needs,
    clock: tokenClock,
    userPools,
    trust: (arn) => roles.trust(arn),
  });
  const appSync = createAppSyncService({
    ...needs,
    dynamodb,
    functions,
    userPools,
    assetPath: (url) => pathOfUrl(assets, url),
  });
  const apiGateway = createApiGatewayService({ ...needs, functions, userPools });
  const s3 = createS3Service({ ...needs, eventTargets: functions });
  const secrets = createSecretsService(needs);
  const kms = createKmsService(needs);
  const ses = createSesService({ ...needs, inbox });
  const sns = createSnsService({ ...needs, inbox, queues, eventTargets: functions });
  const stateMachines = createStateMachinesService({ ...needs, functions });
  const times = timetable(needs);
  const scheduled = { ...needs, eventTargets: functions, stateMachines, queues, timetable: times };
  const events = createEventsService(scheduled);
  const scheduler = createSchedulerService(scheduled);
  const clockAndSchedules = clockEndpoints({ clock, timetable: times });
  const cloudFront = createCloudFrontService({ ...needs, s3, apis: apiGateway });
  const edge = cloudFrontApi({ ...needs, ...cloudFront, startedAt });
  const cloudFormation = createCloudFormationService({ ...needs, startedAt });
  const sts = createStsService(needs);
  const iam = iamApi({ ...needs, startedAt });

  return {
    kinds: [
      ...inertKinds,
      ...createIamService({ roles }).kinds,
      ...dynamodb.kinds,
      ...queues.kinds,
      ...functions.kinds,
      ...logs.kinds,
      ...userPools.kinds,
      ...identityPools.kinds,
      ...appSync.kinds,
      ...apiGateway.kinds,
      ...s3.kinds,
      ...secrets.kinds,
      ...kms.kinds,
      ...ses.kinds,
      ...sns.kinds,
      ...stateMachines.kinds,
      ...events.kinds,
      ...scheduler.kinds,
      ...cloudFront.kinds,
    ],
    operations: {
      'AppSync, operations of resolvers on tables': [...resolverOperations.keys()],
      CloudFormation: cloudFormation.operations,
      CloudFront: edge.operations,
      'CloudWatch Logs': logs.operations,
      'Cognito identity pools': identityPools.operations,
      'Cognito user pools': userPools.operations,
      DynamoDB: [...dynamoDbOperations.keys()],
      'EventBridge Scheduler': scheduler.operations,
      IAM: iam.operations,
      KMS: kms.operations,
      Lambda: [...readOperations, 'Invoke'].sort(),
      S3: s3.operations,
      'Secrets Manager': secrets.operations,
      SES: ses.operations,
      SNS: sns.operations,
      SQS: queues.operations,
      'Step Functions': stateMachines.operations,
      'Step Functions, types of states': stateTypes,
      STS: sts.operations,
    },
    doors: {
      byPath: {
        '/graphql': appSync.handler,
        '/__local/clock': clockAndSchedules.clock,
        '/__local/mail': inbox.page,
        '/__local/mail.json': inbox.json,
        '/__local/schedules': clockAndSchedules.schedules,
        '/__local/s3/*': s3.handler,
        '/__local/s3-worker.js': s3.serviceWorker,
        // Bucket names never look like user pool ids.
        [`/${region}_*/.well-known/*`]: userPools.wellKnown,
      },
      byTarget: {
        DynamoDB_20120810: dynamodb.handler,
        DynamoDBStreams_20120810: dynamodb.handler,
        AmazonSQS: queues.handler,
        Logs_20140328: logs.handler,
        secretsmanager: secrets.handler,
        TrentService: kms.handler,
        AWSStepFunctions: stateMachines.handler,
        AWSCognitoIdentityProviderService: userPools.handler,
        AWSCognitoIdentityService: identityPools.handler,
      },
      byScope: {
        'execute-api': apiGateway.handler,
        cloudformation: cloudFormation.handler,
        cloudfront: edge.handler,
        iam: iam.handler,
        lambda: functions.handler,
        s3: s3.handler,
        scheduler: scheduler.handler,
        ses: ses.handler,
        sns: sns.handler,
        sts: sts.handler,
      },
      otherwise: cloudFront.handler,
    },
    upgrades: { '/graphql': appSync.upgrade, '/graphql/realtime': appSync.upgrade },
    start({ schedulesFire }) {
      functions.start();
      if (schedulesFire) times.start();
    },
    stop: async () => {
      times.stop();
      appSync.stop();
      stateMachines.stop();
      await functions.stop();
      await dynamodb.stop();
    },
  };
}
