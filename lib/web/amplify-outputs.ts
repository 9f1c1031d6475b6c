import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { limits } from '#domain/limits';
import { groupPrecedence } from '#domain/user-groups';
import type { UserDirectory } from '#lib/identity/user-directory';
import type { PlayChoice } from '#lib/settings';

export interface AmplifyOutputsParts {
  readonly region: string;
  readonly users: Pick<UserDirectory, 'pool' | 'client'>;
  readonly identityPoolId: string;
  readonly graphqlUrl: string;
  readonly playChoice: PlayChoice;
  readonly images: IBucket;
  readonly documents: IBucket;
  /** The single origin of all services, in stages outside of AWS. */
  readonly localOrigin?: string;
}

/**
 * `amplify_outputs.json`: the configuration of the site for its stage.
 * https://github.com/aws-amplify/amplify-backend/blob/main/packages/client-config/src/client-config-schema/schema_v1.4.json
 */
export const amplifyOutputs = (parts: AmplifyOutputsParts) => ({
  version: '1.4',
  auth: {
    aws_region: parts.region,
    user_pool_id: parts.users.pool.userPoolId,
    user_pool_client_id: parts.users.client.userPoolClientId,
    identity_pool_id: parts.identityPoolId,
    username_attributes: ['email'],
    standard_required_attributes: ['email'],
    user_verification_types: ['email'],
    unauthenticated_identities_enabled: true,
    mfa_configuration: 'NONE',
    password_policy: {
      min_length: limits.password.shortest,
      require_lowercase: true,
      require_uppercase: true,
      require_numbers: true,
      require_symbols: true,
    },
    groups: Object.entries(groupPrecedence).map(([name, precedence]) => ({ [name]: { precedence } })),
  },
  data: {
    url: parts.graphqlUrl,
    aws_region: parts.region,
    default_authorization_type: 'AWS_IAM',
    authorization_types: ['AMAZON_COGNITO_USER_POOLS'],
  },
  storage: {
    aws_region: parts.region,
    bucket_name: parts.images.bucketName,
    buckets: (['images', 'documents'] as const).map((name) => ({
      name,
      bucket_name: parts[name].bucketName,
      aws_region: parts.region,
    })),
  },
  custom: {
    // Reached through the site's own origin, which the page knows.
    API: { 'novalink-api': { endpoint: '/api', region: parts.region } },
    playChoice: parts.playChoice,
    ...(parts.localOrigin ? { endpoints: localEndpoints(parts.localOrigin) } : {}),
  },
});

const localEndpoints = (origin: string) => ({
  userPool: `${origin}/`,
  identityPool: `${origin}/`,
  s3: `${origin}/__local/s3`,
  // Service worker for requests of pages to bucket addresses. It must be on the page's origin.
  s3Worker: '/__local/s3-worker.js',
});
