import {
  EndpointType,
  LogGroupLogDestination,
  MethodLoggingLevel,
  RestApi,
} from 'aws-cdk-lib/aws-apigateway';
import { Stack, Validations } from 'aws-cdk-lib/core';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import {
  createSession,
  getHealth,
  getMetrics,
  getPromotion,
  getRound,
  getRoundReplay,
  getTournament,
  getTransactionDay,
  listAuditDays,
  listAuditEntries,
  listCatalogue,
  listGames,
  listLeaderboard,
  listPromotions,
  listRounds,
  listTournaments,
  listTransactions,
  verifyIdToken,
} from '#domain/generated/novalink-api';
import { cataloguePartition } from '#domain/keys';
import type { EnvInput as ListCatalogueEnv } from '#lambda/functions/list-catalogue/env';
import type { EnvInput as ReportHealthEnv } from '#lambda/functions/report-health/env';
import type { EnvInput as ShowPublicAuditEnv } from '#lambda/functions/show-public-audit/env';
import type { EnvInput as VerifyIdTokenEnv } from '#lambda/functions/verify-id-token/env';
import { NodeFunction, traceRequests } from '#lib/functions/node-function';
import type { UserDirectory } from '#lib/identity/user-directory';
import { localOrigin } from '#lib/local-origin';
import { addOutput } from '#lib/add-output';
import { addOperation } from '#lib/rest/operation';
import { accessLogFormat, ResponseMetrics } from '#lib/rest/response-metrics';
import { addErrorAnswers } from '#lib/rest/error-answers';
import { SignedFunctions, type SignedFunctionsProps } from '#lib/rest/signed-functions';
import { removalPolicy, type StageSettings } from '#lib/settings';

export interface NovalinkApiProps extends SignedFunctionsProps {
  readonly users: UserDirectory;
}

const stageName = 'api';

/** The REST API for operators' servers, game clients and the site, reached at `/api/*` of the site's origin. */
export class NovalinkApi extends Construct {
  readonly api: RestApi;
  /** URL without a trailing slash. */
  readonly url: string;
  readonly reportHealth: NodeFunction<ReportHealthEnv>;
  readonly verifyIdToken: NodeFunction<VerifyIdTokenEnv>;
  readonly listCatalogue: NodeFunction<ListCatalogueEnv>;
  readonly showPublicAudit: NodeFunction<ShowPublicAuditEnv>;
  readonly signed: SignedFunctions;
  readonly metrics: ResponseMetrics;

  constructor(scope: Construct, id: string, { users, ...shared }: NovalinkApiProps) {
    super(scope, id);
    const { settings, records, audit } = shared;
    const log = new LogGroup(this, 'AccessLog', {
      // It has the addresses of callers: see docs/personal-data.md.
      retention: Math.min(settings.logRetention, RetentionDays.ONE_MONTH),
      removalPolicy: removalPolicy(settings),
    });
    this.api = this.makeApi(settings, log);
    this.metrics = new ResponseMetrics(this, 'Metrics', { api: this.api, log });
    const { region, urlSuffix } = Stack.of(this);
    const atAws = `https://${this.api.restApiId}.execute-api.${region}.${urlSuffix}`;
    this.url = `${localOrigin(Stack.of(this), settings) ?? atAws}/${stageName}`;
    addOutput(this, 'RestUrl', this.url);
    addErrorAnswers(this.api);
    this.reportHealth = new NodeFunction(this, 'report-health', {
      settings,
      description: 'Returns the health of the API',
      environment: { STAGE: settings.stage } satisfies ReportHealthEnv,
    });
    this.verifyIdToken = new NodeFunction(this, 'verify-id-token', {
      settings,
      description: 'Verifies an ID token and returns its user',
      environment: {
        USER_POOL_ID: users.pool.userPoolId,
        USER_POOL_CLIENT_ID: users.client.userPoolClientId,
        MAIN_TABLE: records.table.tableName,
      } satisfies VerifyIdTokenEnv,
    });
    records.letGet(this.verifyIdToken, 'people');
    this.listCatalogue = new NodeFunction(this, 'list-catalogue', {
      settings,
      description: 'Lists offered games without a session',
      environment: { MAIN_TABLE: records.table.tableName } satisfies ListCatalogueEnv,
    });
    records.letQueryIndex(this.listCatalogue, 'review', cataloguePartition);
    this.showPublicAudit = new NodeFunction(this, 'show-public-audit', {
      settings,
      description: 'Returns the public audit log without a session',
      environment: { AUDIT_TABLE: audit.table.tableName } satisfies ShowPublicAuditEnv,
    });
    audit.letReadPublicLog(this.showPublicAudit);
    this.signed = new SignedFunctions(this, 'Signed', shared);
    this.addOperations();
  }

  /** All operations of the contract `domain/novalink-api.openapi.yaml`. */
  private addOperations(): void {
    for (const [operation, handler] of [
      [getHealth, this.reportHealth],
      [listCatalogue, this.listCatalogue],
      [listGames, this.signed.listGames],
      [createSession, this.signed.createSessions],
      [getMetrics, this.signed.showMetrics],
      [listRounds, this.signed.showRounds],
      [getRound, this.signed.showRounds],
      [getRoundReplay, this.signed.findReplay],
      [listTransactions, this.signed.showTransactions],
      [getTransactionDay, this.signed.showTransactions],
      [listTournaments, this.signed.showTournaments],
      [getTournament, this.signed.showTournaments],
      [listLeaderboard, this.signed.showTournaments],
      [listPromotions, this.signed.showPromotions],
      [getPromotion, this.signed.showPromotions],
      [verifyIdToken, this.verifyIdToken],
      [listAuditDays, this.showPublicAudit],
      [listAuditEntries, this.showPublicAudit],
    ] as const)
      addOperation(this.api, operation, traceRequests(handler));
  }

  private makeApi(settings: StageSettings, log: LogGroup): RestApi {
    const api = new RestApi(this, 'Api', {
      restApiName: 'novalink-api',
      endpointTypes: [EndpointType.REGIONAL],
      cloudWatchRole: true,
      deployOptions: {
        stageName,
        accessLogDestination: new LogGroupLogDestination(log),
        accessLogFormat,
        loggingLevel: MethodLoggingLevel.ERROR,
        throttlingRateLimit: 100,
        throttlingBurstLimit: 200,
        tracingEnabled: true,
      },
    });
    this.keepExecutionLog(api, settings);
    // The CDK's output has a hash in its name and a trailing slash; `RestUrl` has neither.
    api.node.tryRemoveChild('Endpoint');
    Validations.of(api).acknowledge(
      {
        id: 'AwsSolutions-APIG2',
        reason: 'Functions check requests by the contract, so that errors name the field.',
      },
      {
        id: 'AwsSolutions-APIG3',
        reason: 'The stage throttles requests. Add a WAF before the product has public users.',
      },
      {
        id: 'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AmazonAPIGatewayPushToCloudWatchLogs]',
        reason: 'AWS’s own policy for the account’s role for API Gateway’s logs.',
      },
    );
    return api;
  }

  /**
   * Created before the stage writes its first line, because a log group that API Gateway creates has no retention
   * limit.
   */
  private keepExecutionLog(api: RestApi, settings: StageSettings): void {
    const log = new LogGroup(this, 'ExecutionLog', {
      // https://docs.aws.amazon.com/apigateway/latest/developerguide/set-up-logging.html
      logGroupName: `API-Gateway-Execution-Logs_${api.restApiId}/${stageName}`,
      retention: settings.logRetention,
      removalPolicy: removalPolicy(settings),
    });
    api.deploymentStage.node.addDependency(log);
  }
}
