import type { HttpHandler, HttpResponse } from '#local/platform/http';
import type { Principal } from '#local/platform/principal';
import type { Authenticate } from '#local/platform/sigv4';
import { isSigned } from '#local/platform/sigv4-parts';
import { accountId, type CloudServices } from '#local/services/needs';
import type { ResourceKind } from '#local/template/resource-kind';
import { autoDeleteKind } from './buckets/auto-delete-kind';
import { bucketDeploymentKind } from './bucket-deployment/bucket-deployment-kind';
import { bucketKinds } from './buckets/bucket-kinds';
import { createBuckets, type Buckets } from './buckets/buckets';
import { answerAcrossOrigins } from './cors/answer-across-origins';
import { notify } from './notifications/notify';
import type { S3Needs, S3Question } from './protocol/operation';
import { operationNames, operationOf } from './protocol/operations';
import { policyFor } from './access/public-access';
import { accessDenied, errorAnswer } from './protocol/s3-error';
import type { S3Request } from './protocol/parsed-request';
import { addressOf, s3Request } from './protocol/s3-request';
import { serviceWorkerHandler } from './protocol/service-worker';

export interface S3Service {
  readonly kinds: readonly ResourceKind[];
  /** Handles path style at `/` and at `/__local/s3`, and virtual-hosted style. */
  readonly handler: HttpHandler;
  /** The service worker that forwards a page's requests for AWS buckets. */
  readonly serviceWorker: HttpHandler;
  readonly operations: readonly string[];
  readonly buckets: Buckets;
  /** Like `handler`, for a caller inside the cloud. */
  readonly answer: (request: S3Request, caller: Principal) => Promise<HttpResponse>;
}

type Needs = Pick<CloudServices, 'storage' | 'clock' | 'iam' | 'eventTargets'> & {
  readonly authenticate: Authenticate;
  readonly assets: { readonly pathOf: (bucket: string, key: string) => string };
};

const anonymous: Principal = { arn: 'anonymous', gates: [], context: {} };

/** S3: the buckets of the templates, their objects, and bucket deployments. */
export function createS3Service(needs: Needs): S3Service {
  const { iam, authenticate, assets, eventTargets, clock } = needs;
  const buckets = createBuckets(needs);

  const needsOf = (caller: Principal, request: S3Request): S3Needs => {
    const decide = ({ action, bucket, key, context }: S3Question) => {
      const resourcePolicy = bucket && policyFor(bucket, caller);
      return iam.decide(caller, {
        action,
        resource: bucket === undefined ? '*' : key === undefined ? bucket.arn : `${bucket.arn}/${key}`,
        context: { 's3:ResourceAccount': accountId, ...context },
        ...(resourcePolicy !== undefined && { resourcePolicy }),
      });
    };
    return {
      buckets,
      caller,
      clock,
      mayDo: (question) => decide(question).allowed,
      permit(question) {
        const decision = decide(question);
        if (!decision.allowed) throw accessDenied(decision.reason);
      },
      announce: (change) => notify(needs, change, { caller, request }),
    };
  };

  const answer = (request: S3Request, callerOf: () => Principal | Promise<Principal>) =>
    answerAcrossOrigins(buckets, request, async () => {
      try {
        const caller = await callerOf();
        return await operationOf(request)(needsOf(caller, request), request);
      } catch (error) {
        return errorAnswer(error, request);
      }
    });

  return {
    kinds: [
      ...bucketKinds({ buckets, eventTargets }),
      autoDeleteKind({ buckets }),
      bucketDeploymentKind({ buckets, assets }),
    ],
    operations: operationNames,
    buckets,
    serviceWorker: serviceWorkerHandler,
    answer: (request, caller) => answer(request, () => caller),
    handler(request) {
      const address = addressOf(request, buckets.has);
      return answer(s3Request(request, address), () =>
        isSigned(request) ? authenticate(request, 's3', address.sentTo) : anonymous,
      );
    },
  };
}
