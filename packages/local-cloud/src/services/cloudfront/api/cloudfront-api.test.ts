import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { textsOf } from '#local/platform/xml';
import { siteTemplate, startEdge } from '#local/testing/site-edge';
import { signedRequest, smallCloud } from '#local/testing/small-cloud';
import type { Distribution } from '../distribution';
import { cloudFrontApi } from './cloudfront-api';

let cloud: Awaited<ReturnType<typeof smallCloud>>;
let distribution: Distribution;
beforeAll(async () => {
  cloud = await smallCloud();
  const { distributions } = await startEdge(siteTemplate({ more: { Comment: 'Site & API' } }));
  [distribution] = distributions as [Distribution];
  const startedAt = new Date('2026-03-01T12:00:00Z');
  cloud.attach(cloudFrontApi({ ...cloud.needs, distributions, startedAt }).handler);
});
afterAll(() => cloud.stop());

const ask = (method: string, path: string, { body, roleArn }: { body?: string; roleArn?: string } = {}) =>
  signedRequest(cloud.sdk(roleArn), 'cloudfront', {
    method,
    target: `/2020-05-31/distribution${path}`,
    headers: { 'content-type': 'application/xml' },
    ...(body !== undefined && { body }),
  });
const batch = (reference: string, quantity: number, ...paths: string[]) =>
  '<?xml version="1.0"?><InvalidationBatch xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><Paths>' +
  `<Quantity>${quantity}</Quantity><Items>${paths.map((path) => `<Path>${path}</Path>`).join('')}</Items>` +
  `</Paths><CallerReference>${reference}</CallerReference></InvalidationBatch>`;

// CloudFront API Reference.
describe('requests read', () => {
  test('the distributions of the templates', async () => {
    const { status, text } = await ask('GET', '');
    expect(status).toBe(200);
    expect([textsOf(text, 'ARN'), textsOf(text, 'DomainName')[0]]).toEqual([
      [distribution.arn],
      'localhost:4000',
    ]);
    expect(text).toContain('<Comment>Site &amp; API</Comment>');
  });

  test('a distribution with its configuration', async () => {
    const { headers, text } = await ask('GET', `/${distribution.id}`);
    expect(headers.get('etag')).toMatch(/^E\w{13}$/);
    expect(textsOf(text, 'PathPattern')).toEqual(['/api/*']);
    expect(textsOf(text, 'EventType')).toEqual(['viewer-request']);
    const config = (await ask('GET', `/${distribution.id}/config`)).text;
    expect(textsOf(config, 'DefaultRootObject')).toEqual(['index.html']);
  });
});

test('an invalidation is complete at once and is created once for a caller reference', async () => {
  const path = `/${distribution.id}/invalidation`;
  const created = await ask('POST', path, { body: batch('one', 2, '/assets/*', '/index.html') });
  const [id = ''] = textsOf(created.text, 'Id');
  expect([created.status, textsOf(created.text, 'Status')]).toEqual([201, ['Completed']]);
  expect(created.headers.get('location')).toBe(`/2020-05-31/distribution${path}/${id}`);
  const again = await ask('POST', path, { body: batch('one', 2, '/assets/*', '/index.html') });
  expect(textsOf(again.text, 'Id')).toEqual([id]);
  expect(textsOf((await ask('GET', `${path}/${id}`)).text, 'Path')).toEqual(['/assets/*', '/index.html']);
  await ask('POST', path, { body: batch('two', 1, '/*') });
  expect(textsOf((await ask('GET', path)).text, 'Id')).toEqual([expect.not.stringMatching(id), id]);
});

describe('an error in XML answers', () => {
  test.each([
    ['an unknown distribution', 'GET', () => '/ENONE', 404, 'NoSuchDistribution'],
    [
      'an unknown invalidation',
      'GET',
      (id: string) => `/${id}/invalidation/INONE`,
      404,
      'NoSuchInvalidation',
    ],
    ['another operation', 'DELETE', (id: string) => `/${id}`, 404, 'UnknownOperation'],
    ['another collection', 'GET', () => '-tenants', 404, 'UnknownOperation'],
  ])('%s', async (_what, method, pathOf, status, code) => {
    const answer = await ask(method, pathOf(distribution.id));
    expect([answer.status, textsOf(answer.text, 'Code')]).toEqual([status, [code]]);
    expect(answer.text).toContain('<ErrorResponse xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/">');
  });

  test.each([
    ['a wrong count of paths', batch('a', 1, '/a', '/b'), 'InconsistentQuantities'],
    ['a path without a slash', batch('b', 1, 'index.html'), 'InvalidArgument'],
    ['a body that is no batch', '<Other/>', 'MalformedXML'],
    ['a reference of other paths', batch('two', 1, '/other'), 'InvalidationBatchAlreadyExists'],
  ])('an invalidation with %s', async (_what, body, code) => {
    const answer = await ask('POST', `/${distribution.id}/invalidation`, { body });
    expect([answer.status, textsOf(answer.text, 'Code')]).toEqual([400, [code]]);
  });

  test('a caller without permission', async () => {
    const roleArn = cloud.role('Reader', {
      Effect: 'Allow',
      Action: 'cloudfront:GetDistribution',
      Resource: distribution.arn,
    });
    expect((await ask('GET', `/${distribution.id}`, { roleArn })).status).toBe(200);
    const answer = await ask('GET', '', { roleArn });
    expect([answer.status, textsOf(answer.text, 'Code')]).toEqual([403, ['AccessDenied']]);
  });
});
