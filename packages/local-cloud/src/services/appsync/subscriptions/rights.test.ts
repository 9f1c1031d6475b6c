import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { bySignature, byToken, realTimeClient, type Authorize } from '#local/testing/real-time';
import { scoresApi } from '#local/testing/scores-api';
import { jwt } from '#local/testing/small-api';

let api: Awaited<ReturnType<typeof scoresApi>>;
let origin: string;

beforeAll(async () => {
  api = await scoresApi();
  ({ origin } = api.cloud.needs);
});
afterAll(() => api.stop());

/** Returns the response to a client that starts a subscription with these credentials. */
async function started(query: string, authorize: Authorize, connectWith = authorize) {
  const client = await realTimeClient(origin, connectWith);
  const id = await client.start(query, {}, authorize);
  const answered = await Promise.race([client.message('start_ack', id), client.message('error', id)]);
  client.close();
  return answered;
}

const by = (person: string) => byToken(jwt(person));
const signs = (...fields: string[]) => {
  const Resource = fields.map(
    (field) => `arn:aws:appsync:*:*:apis/*/types/${field.replace('.', '/fields/')}`,
  );
  const role = api.cloud.role('Signer', { Effect: 'Allow', Action: 'appsync:GraphQL', Resource });
  return bySignature(origin, api.cloud.sdk(role).credentials);
};
const refused = (fieldName: string, type = 'Subscription') => ({
  payload: {
    errors: [{ errorType: 'Unauthorized', message: `Not Authorized to access ${fieldName} on type ${type}` }],
  },
});

// https://docs.aws.amazon.com/appsync/latest/devguide/security-authz.html
test('requires the group when the subscription starts', async () => {
  const query = 'subscription { onAdminScore { points } }';
  expect(await started(query, by('eve:ADMINS'))).toMatchObject({ type: 'start_ack' });
  expect(await started(query, by('ann'))).toMatchObject(refused('onAdminScore'));
  expect(await started(query, by('ann:PLAYERS'))).toMatchObject(refused('onAdminScore'));
});

test('uses the credentials of the message, not those of the connection', async () => {
  const query = 'subscription { onAdminScore { points } }';
  expect(await started(query, by('ann'), by('eve:ADMINS'))).toMatchObject(refused('onAdminScore'));
  expect(await started(query, by('eve:ADMINS'), by('ann'))).toMatchObject({ type: 'start_ack' });
});

test('an IAM caller can subscribe only to the fields that its policies allow', async () => {
  const sign = signs('Subscription.onSignedScore');
  expect(await started('subscription { onSignedScore { points } }', sign)).toMatchObject({
    type: 'start_ack',
  });
  expect(await started('subscription { onScore { points } }', sign)).toMatchObject(refused('onScore'));
});

test('allows each mode only its own fields', async () => {
  const sign = signs('Subscription.*');
  expect(await started('subscription { onOwnScore { points } }', sign)).toMatchObject(refused('onOwnScore'));
  expect(await started('subscription { onSignedScore { points } }', by('ann'))).toMatchObject(
    refused('onSignedScore'),
  );
});

test('rejects a subscription with a field that the subscriber is not allowed to read', async () => {
  expect(await started('subscription { onScore { secret } }', by('ann'))).toMatchObject(
    refused('secret', 'Score'),
  );
  expect(await started('subscription { onScore { secret } }', signs('Subscription.onScore'))).toMatchObject({
    type: 'start_ack',
  });
});

test.each([
  ['expired', 'Token has expired.'],
  ['stranger', 'You are not authorized to make this call.'],
])('rejects a token of %s', async (person, message) => {
  expect(await started('subscription { onScore { points } }', by(person), by('ann'))).toMatchObject({
    payload: { errors: [{ errorType: 'UnauthorizedException', message }] },
  });
});

test('rejects a signature for another query', async () => {
  const sign = signs('Subscription.*');
  const other: Authorize = (path) => sign(path, path === '/graphql' ? '{"query":"{ none }"}' : '{}');
  expect(await started('subscription { onScore { points } }', other, sign)).toMatchObject({
    payload: { errors: [{ errorType: 'XAmzContentSHA256Mismatch' }] },
  });
});

test('returns the error of the resolver', async () => {
  expect(await started('subscription { onRefused { points } }', by('ann'))).toMatchObject({
    payload: { errors: [{ errorType: 'Refused', message: 'Not now' }] },
  });
});

test('rejects an invalid filter', async () => {
  expect(await started('subscription { onBadFilter { points } }', by('ann'))).toMatchObject({
    payload: { errors: [{ message: 'subscription filter has invalid filter value for operator `in`.' }] },
  });
});
