import type { HttpHandler, HttpRequest, HttpResponse } from '#local/platform/http';
import type { Principal } from '#local/platform/principal';
import { isSigned } from '#local/platform/sigv4-parts';
import type { CloudServices } from '#local/services/needs';
import type { ResourceKind } from '#local/template/resource-kind';
import { bucketDeploymentKind } from './bucket-deployment/bucket-deployment-kind';
import { bucketKinds } from './bucket-kinds';
import { createBuckets, type Buckets } from './buckets';
import type { S3Needs, S3Question } from './operation';
import { operationNames, operationOf } from './operations';
import { accessDenied, errorAnswer } from './s3-error';
import { s3Request, type S3Request } from './s3-request';

export interface S3Service {
  readonly kinds: readonly ResourceKind[];
  /** Path style, at `/` and at `/__local/s3`. */
  readonly handler: HttpHandler;
  readonly operations: readonly string[];
  readonly buckets: Buckets;
  /** The same, for a caller inside the cloud. */
  readonly answer: (request: S3Request, caller: Principal) => Promise<HttpResponse>;
}

type Needs = Pick<CloudServices, 'storage' | 'clock' | 'iam'> & {
  readonly authenticate: (request: HttpRequest, service: string) => Promise<Principal>;
  readonly assets: { readonly pathOf: (bucket: string, key: string) => string };
};

const anonymous: Principal = { arn: 'anonymous', gates: [], context: {} };

/** S3: the buckets of the templates, their objects, and the deployments into them. */
export function createS3Service({ storage, clock, iam, authenticate, assets }: Needs): S3Service {
  const buckets = createBuckets({ storage, clock });

  const needsOf = (caller: Principal): S3Needs => {
    const decide = ({ action, bucket, key, context }: S3Question) =>
      iam.decide(caller, {
        action,
        resource: bucket === undefined ? '*' : key === undefined ? bucket.arn : `${bucket.arn}/${key}`,
        ...(context !== undefined && { context }),
        ...(bucket?.policy !== undefined && { resourcePolicy: bucket.policy }),
      });
    return {
      buckets,
      caller,
      mayDo: (question) => decide(question).allowed,
      permit(question) {
        const decision = decide(question);
        if (!decision.allowed) throw accessDenied(decision.reason);
      },
    };
  };

  const answer = async (request: S3Request, caller: Principal): Promise<HttpResponse> => {
    try {
      return await operationOf(request)(needsOf(caller), request);
    } catch (error) {
      return errorAnswer(error, `/${request.bucketName ?? ''}/${request.key ?? ''}`);
    }
  };

  return {
    kinds: [...bucketKinds({ buckets }), bucketDeploymentKind({ buckets, assets })],
    operations: operationNames,
    buckets,
    answer,
    async handler(request) {
      try {
        const caller = isSigned(request) ? await authenticate(request, 's3') : anonymous;
        return await answer(s3Request(request), caller);
      } catch (error) {
        return errorAnswer(error, request.url.pathname);
      }
    },
  };
}
