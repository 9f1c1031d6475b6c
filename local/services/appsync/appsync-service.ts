import type { HttpHandler, HttpRequest } from '#local/platform/http';
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
import { pageTokens } from './sources/page-tokens';

export interface AppSyncNeeds extends Pick<
  CloudServices,
  'clock' | 'storage' | 'iam' | 'functions' | 'dynamodb' | 'userPools' | 'origin'
> {
  /** Who signed a request for a service. Throws AwsError. */
  readonly authenticate: (request: HttpRequest, service: string) => Promise<Principal>;
  /** The file of an asset, by the S3 URL that the template gives it. */
  readonly assetPath: (s3Url: string) => string;
}

export interface AppSyncService {
  readonly kinds: readonly ResourceKind[];
  /** Answers `/graphql`. */
  readonly handler: HttpHandler;
}

/** AppSync: the template's schema, directives and resolvers, with the resolvers' code in APPSYNC_JS. */
export function createAppSyncService(needs: AppSyncNeeds): AppSyncService {
  const { assetPath } = needs;
  const apis = createApis();
  return {
    kinds: [
      graphQlApiKind(apis, needs),
      graphQlSchemaKind(apis, assetPath),
      dataSourceKind(apis, { ...needs, tokens: pageTokens(needs) }),
      functionConfigurationKind(apis, assetPath),
      resolverKind(apis, assetPath),
    ],
    handler: graphQlHandler(() => apis.current(), needs),
  };
}
