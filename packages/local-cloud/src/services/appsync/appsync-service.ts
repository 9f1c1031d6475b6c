import type { HttpHandler, HttpRequest, Upgrade } from '#local/platform/http';
import type { Principal } from '#local/platform/principal';
import type { CloudServices } from '#local/services/needs';
import type { ResourceKind } from '#local/template/resource-kind';
import { createApis } from './apis';
import { dataSourceKind } from './kinds/data-source';
import { functionConfigurationKind } from './kinds/function-configuration';
import { graphQlApiKind } from './kinds/graphql-api';
import { graphQlSchemaKind } from './kinds/graphql-schema';
import { resolverKind } from './kinds/resolver';
import { graphQlHandler } from './request/graphql-handler';
import { operationReader } from './request/operations';
import { pageTokens } from './sources/page-tokens';
import { realTimeLimits, type RealTimeLimits } from './subscriptions/limits';
import { createPublish } from './subscriptions/publisher';
import { createRealTime } from './subscriptions/real-time';
import { createRegister } from './subscriptions/register';

export interface AppSyncNeeds extends Pick<
  CloudServices,
  'clock' | 'tokenClock' | 'storage' | 'iam' | 'functions' | 'dynamodb' | 'userPools' | 'origin'
> {
  /** Returns the principal who signed a request to a service. Throws AwsError. */
  readonly authenticate: (request: HttpRequest, service: string) => Promise<Principal>;
  /** Returns the file of an asset for its S3 URL in the template. */
  readonly assetPath: (s3Url: string) => string;
  readonly limits?: Partial<RealTimeLimits>;
}

export interface AppSyncService {
  readonly kinds: readonly ResourceKind[];
  /** Handles `/graphql`. */
  readonly handler: HttpHandler;
  /** Handles connections to the real-time endpoint. */
  readonly upgrade: Upgrade;
  /** Ends all connections. */
  stop(): void;
}

/** AppSync: the template's schema, directives and resolvers, with resolver code in APPSYNC_JS. */
export function createAppSyncService(needs: AppSyncNeeds): AppSyncService {
  const { assetPath, limits } = needs;
  const apis = createApis();
  const register = createRegister();
  const readOperation = operationReader();
  const realTime = createRealTime(() => apis.current(), {
    ...needs,
    readOperation,
    register,
    limits: { ...realTimeLimits, ...limits },
  });
  return {
    kinds: [
      graphQlApiKind(apis, needs),
      graphQlSchemaKind(apis, assetPath),
      dataSourceKind(apis, { ...needs, tokens: pageTokens(needs) }),
      functionConfigurationKind(apis, assetPath),
      resolverKind(apis, assetPath),
    ],
    handler: graphQlHandler(() => apis.current(), {
      ...needs,
      readOperation,
      publish: createPublish(register),
    }),
    upgrade: realTime.upgrade,
    stop: () => realTime.stop(),
  };
}
