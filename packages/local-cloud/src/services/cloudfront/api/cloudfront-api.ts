import { createHash } from 'node:crypto';
import { element, queryError } from '#local/platform/aws-answers';
import { AwsError } from '#local/platform/aws-error';
import type { HttpHandler, HttpRequest, HttpResponse } from '#local/platform/http';
import type { Authenticate } from '#local/platform/sigv4';
import { xmlAnswer } from '#local/platform/xml';
import type { CloudServices } from '#local/services/needs';
import type { Distribution } from '../distribution';
import { configOf, detailsOf, quantityAndItems, summaryOf } from './distribution-xml';
import {
  invalidationBatch,
  invalidationDetails,
  invalidationList,
  invalidationSummary,
} from './invalidations';

interface Needs extends Pick<CloudServices, 'clock' | 'iam'> {
  readonly authenticate: Authenticate;
  readonly distributions: readonly Distribution[];
  /** When the distributions were created. */
  readonly startedAt: Date;
}

interface Asked {
  readonly distribution: Distribution;
  /** Of an invalidation; empty for others. */
  readonly id: string;
  readonly body: string;
}

/** An operation on a distribution. */
interface Operation {
  readonly method: 'GET' | 'POST';
  /** The path after the id of the distribution. */
  readonly path: RegExp;
  readonly run: (asked: Asked) => HttpResponse;
}

const version = '2020-05-31';
const namespace = `http://cloudfront.amazonaws.com/doc/${version}/`;

/** Reads distributions and invalidates their files. Lists have one page. CloudFront API Reference, REST with XML. */
export function cloudFrontApi({ authenticate, iam, clock, distributions, startedAt }: Needs): {
  handler: HttpHandler;
  operations: readonly string[];
} {
  const invalidations = new Map<string, ReturnType<typeof invalidationList>>();
  const invalidationsOf = ({ id }: Distribution) => {
    const list = invalidations.get(id) ?? invalidationList();
    invalidations.set(id, list);
    return list;
  };

  const operations: Readonly<Record<string, Operation>> = {
    CreateInvalidation: {
      method: 'POST',
      path: /^\/invalidation$/,
      run({ distribution, body }) {
        const list = invalidationsOf(distribution);
        const created = list.create(distribution.id, invalidationBatch(body), clock.now());
        const location = `/${version}/distribution/${distribution.id}/invalidation/${created.id}`;
        return answer('Invalidation', invalidationDetails(created), 201, { location });
      },
    },
    GetDistribution: {
      method: 'GET',
      path: /^$/,
      run: ({ distribution }) =>
        answer('Distribution', detailsOf(distribution, startedAt), 200, { etag: etagOf(distribution) }),
    },
    GetDistributionConfig: {
      method: 'GET',
      path: /^\/config$/,
      run: ({ distribution }) =>
        answer('DistributionConfig', configOf(distribution), 200, { etag: etagOf(distribution) }),
    },
    GetInvalidation: {
      method: 'GET',
      path: /^\/invalidation\/([^/]+)$/,
      run: ({ distribution, id }) =>
        answer('Invalidation', invalidationDetails(invalidationsOf(distribution).find(id))),
    },
    ListInvalidations: {
      method: 'GET',
      path: /^\/invalidation$/,
      run: ({ distribution }) =>
        list('InvalidationList', invalidationsOf(distribution).all().map(invalidationSummary)),
    },
  };
  const listDistributions = () =>
    list(
      'DistributionList',
      distributions.map((each) => summaryOf(each, startedAt)),
    );

  function run(asked: HttpRequest, check: (operation: string, resource: string) => void): HttpResponse {
    const [, distributionId, rest = ''] =
      new RegExp(`^/${version}/distribution(?:/([^/]+)(/.*)?)?$`).exec(asked.url.pathname) ?? [];
    if (distributionId === undefined) {
      if (asked.method !== 'GET' || asked.url.pathname !== `/${version}/distribution`)
        throw unknownOperation();
      check('ListDistributions', '*');
      return listDistributions();
    }
    for (const [name, { method, path, run: answerTo }] of Object.entries(operations)) {
      const found = method === asked.method ? path.exec(rest) : null;
      if (found === null) continue;
      const distribution = distributions.find(({ id }) => id === distributionId);
      if (distribution === undefined)
        throw new AwsError('NoSuchDistribution', 'The specified distribution does not exist.', 404);
      check(name, distribution.arn);
      return answerTo({ distribution, id: found[1] ?? '', body: asked.body.toString() });
    }
    throw unknownOperation();
  }

  return {
    operations: [...Object.keys(operations), 'ListDistributions'].sort(),
    async handler(request) {
      try {
        const principal = await authenticate(request, 'cloudfront');
        return run(request, (operation, resource) => {
          const decision = iam.decide(principal, { action: `cloudfront:${operation}`, resource });
          if (!decision.allowed) throw new AwsError('AccessDenied', decision.reason, 403);
        });
      } catch (error) {
        if (error instanceof AwsError) return queryError(error, namespace);
        throw error;
      }
    },
  };
}

const answer = (
  name: string,
  content: string,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): HttpResponse => xmlAnswer(status, `<${name} xmlns="${namespace}">${content}</${name}>`, headers);

const list = (name: string, items: readonly string[]) => {
  const page = element('Marker', '') + element('MaxItems', '100') + element('IsTruncated', 'false');
  return answer(name, page + quantityAndItems(items));
};

const etagOf = ({ id, config }: Distribution) =>
  `E${createHash('sha256')
    .update(`${id} ${JSON.stringify(config)}`)
    .digest('hex')
    .slice(0, 13)
    .toUpperCase()}`;

const unknownOperation = () =>
  new AwsError('UnknownOperation', 'The local cloud does not support this operation of CloudFront.', 404);
