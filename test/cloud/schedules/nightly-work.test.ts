import { HeadObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { expect, test } from '@jest/globals';
import { publicHeadObjectKey } from '#domain/keys/public-log';
import { region } from '#local/services/needs';
import { askGraphql } from '#test/authorization/environment/ask-graphql';
import { signedIn } from '#test/authorization/environment/sign-in';
import { namedOutput, openStage } from '#test/authorization/environment/stage';
import { newUser } from '#test/authorization/personas/personas';
import { ownProduct, type OwnProduct } from '#test/support/hosted-product';
import { cloudClock } from '#tools/local/cloud-clock';

const dayMilliseconds = 86_400_000;

test('the schedules of the templates run every night, and lost, doubled or late ticks do no harm', async () => {
  const product = await ownProduct();
  const stage = await openStage(product);
  await newUser(stage, 'admin@nightly.test', []);
  await stage.grantAdmin('admin@nightly.test');
  const { accessToken: token } = await signedIn(stage, 'admin@nightly.test');
  const clock = cloudClock(product);
  const nightly = await clock.schedules();
  expect(nightly.length).toBeGreaterThan(5);
  const before = await clock.read();
  // In a test's cloud, schedules do not fire automatically.
  expect(before.aheadSeconds).toBe(0);

  await clock.advance('P1D');
  for (const { nextAt } of await clock.schedules())
    expect(Date.parse(nextAt ?? '') - Date.parse(before.now)).toBeGreaterThan(dayMilliseconds);
  for (const { arn } of nightly) await clock.disturb(arn, 'doubled');
  await clock.advance('P1D');
  // The role of the new admin is published today. The day is closed in the night after the next one.
  expect(await isClosed(product, before.now.slice(0, 10))).toBe(true);
  for (const { arn } of nightly) await clock.disturb(arn, 'lost');
  await clock.advance('P1D');
  for (const { arn } of nightly) await clock.disturb(arn, { late: 'PT2H' });
  await clock.advance('P2D');

  // Sign-ins use the real time, so nobody has to sign in again.
  const query = '{ listAuditEvents(kind: USER) { items { id } } }';
  const asked = await askGraphql(stage.graphql, { token }, { query, variables: {} });
  expect(asked.errors).toEqual([]);
  const { lines, errors } = await product.said();
  // One of two concurrent sweeps fails, and Lambda retries it.
  const others = errors.filter((error) => !/(Another|concurrent) sweep (closed|seals)/.test(error));
  expect([lines, others]).toEqual([[], []]);
});

/** Whether the day of the public audit log was closed. */
async function isClosed(product: OwnProduct, day: string): Promise<boolean> {
  const { origin: endpoint, administrator: credentials } = product;
  const s3 = new S3Client({ region, endpoint, credentials, forcePathStyle: true });
  const head = { Bucket: namedOutput(product, 'SealBucketName'), Key: publicHeadObjectKey(day) };
  return s3.send(new HeadObjectCommand(head)).then(
    () => true,
    () => false,
  );
}
