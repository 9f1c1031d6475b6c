import { AuthorizationType, CfnGraphQLApi, GraphqlApi, IntrospectionConfig } from 'aws-cdk-lib/aws-appsync';
import { Validations } from 'aws-cdk-lib/core';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { addOutput } from '#lib/add-output';
import { limitAddresses } from '#lib/api/address-limit';
import { letVisitorsAsk } from '#lib/api/public-fields';
import { servedSchema } from '#lib/api/served-schema';
import type { AuditTable } from '#lib/audit/audit-table';
import type { UserDirectory } from '#lib/identity/user-directory';
import type { Visitors } from '#lib/identity/visitors';
import type { MainTable } from '#lib/records/main-table';
import type { PlayTable } from '#lib/records/play-table';
import { removalPolicy, type StageSettings } from '#lib/settings';
import { CfnSamplingRule } from 'aws-cdk-lib/aws-xray';

export interface GraphqlProps {
  readonly settings: StageSettings;
  readonly users: UserDirectory;
  readonly visitors: Visitors;
  readonly records: MainTable;
  readonly play: PlayTable;
  readonly audit: AuditTable;
}

/**
 * One level more than the deepest query of a page, because AWS does not document how it counts levels.
 * `mostResolvers` limits the work of a query.
 */
export const depthLimit = 6;
/**
 * The largest request of a page runs 26: 25 casinos with their brands. AppSync cannot weigh fields, so this number limits
 * how often one request can repeat an expensive field. It also limits how many items with nested fields one request can
 * read.
 */
export const mostResolvers = 30;

/** Serves `domain/schema.graphql`. The resolvers of `resolver-map.ts` are in other stacks. */
export class Graphql extends Construct {
  readonly api: GraphqlApi;

  constructor(scope: Construct, id: string, props: GraphqlProps) {
    super(scope, id);
    const { settings, users, visitors, records, play, audit } = props;
    this.api = new GraphqlApi(this, 'Api', {
      name: `novalink-${settings.stage}`,
      definition: servedSchema('domain/schema.graphql', settings),
      authorizationConfig: {
        defaultAuthorization: { authorizationType: AuthorizationType.IAM },
        additionalAuthorizationModes: [
          {
            authorizationType: AuthorizationType.USER_POOL,
            userPoolConfig: {
              userPool: users.pool,
              appIdClientRegex: users.client.userPoolClientId,
            },
          },
        ],
      },
      introspectionConfig: settings.introspection
        ? IntrospectionConfig.ENABLED
        : IntrospectionConfig.DISABLED,
      queryDepthLimit: depthLimit,
      resolverCountLimit: mostResolvers,
      xrayEnabled: true,
      environmentVariables: {
        MAIN_TABLE: records.table.tableName,
        PLAY_TABLE: play.table.tableName,
        AUDIT_TABLE: audit.table.tableName,
        ...(settings.stage === 'local' && { ALLOWS_LOOPBACK: 'true' }),
        EMAIL_NOTIFICATIONS: settings.mail === 'cognito' ? 'off' : 'on',
      },
    });
    sampleTraces(this, settings, this.api);
    limitAddresses(this, settings, this.api);
    letVisitorsAsk(this.api, visitors);
    addOutput(this, 'GraphqlUrl', this.api.graphqlUrl);
    this.keepLog(settings);
  }

  /** The `logConfig` of the L2 construct adds a Lambda function that sets the retention. */
  private keepLog(settings: StageSettings): void {
    const log = new LogGroup(this, 'Log', {
      // AppSync writes only to a log group with this name.
      logGroupName: `/aws/appsync/apis/${this.api.apiId}`,
      retention: settings.logRetention,
      removalPolicy: removalPolicy(settings),
    });
    const writer = new Role(this, 'LogWriter', { assumedBy: new ServicePrincipal('appsync.amazonaws.com') });
    log.grant(writer, 'logs:CreateLogGroup', 'logs:CreateLogStream', 'logs:PutLogEvents');
    const template = this.api.node.findChild('Resource');
    if (!(template instanceof CfnGraphQLApi)) throw new Error('The GraphQL API has no CfnGraphQLApi child.');
    template.logConfig = {
      cloudWatchLogsRoleArn: writer.roleArn,
      fieldLogLevel: 'ERROR',
      excludeVerboseContent: true,
    };
    Validations.of(this.api).acknowledge({
      id: 'AwsSolutions-ASC3',
      reason: 'Headers and arguments contain tokens and addresses, so they are not logged.',
    });
  }
}

/**
 * Traces the stage's share of the API's operations, including everything that an operation triggers. It has no
 * reservoir, because this would trace nearly every operation of a quiet stage, at $5 per million.
 * https://docs.aws.amazon.com/appsync/latest/devguide/x-ray-tracing.html
 */
const sampleTraces = (
  scope: Construct,
  { stage, tracedShare }: StageSettings,
  api: GraphqlApi,
): CfnSamplingRule =>
  new CfnSamplingRule(scope, 'TraceSampling', {
    samplingRule: {
      ruleName: `novalink-${stage}`,
      version: 1,
      priority: 1000,
      reservoirSize: 0,
      fixedRate: tracedShare,
      serviceType: 'AWS::AppSync::GraphQLAPI',
      resourceArn: api.arn,
      serviceName: '*',
      host: '*',
      httpMethod: '*',
      urlPath: '*',
    },
  });
