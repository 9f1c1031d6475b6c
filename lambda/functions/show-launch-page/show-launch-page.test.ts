import { expect, test } from '@jest/globals';
import { GetObjectCommand } from '@aws-sdk/client-s3';
import { showLaunchPage } from '#lambda/functions/show-launch-page/show-launch-page';
import { sitePage } from '#lambda/functions/show-launch-page/site-page';

/** A bucket whose document changes with each read, and the number of reads. */
function bucketWithReleases() {
  const asked: unknown[] = [];
  const send = (command: unknown) => {
    asked.push((command as GetObjectCommand).input);
    const html = `<p>Release ${asked.length}</p>`;
    return Promise.resolve({ Body: { transformToString: () => Promise.resolve(html) } });
  };
  return { s3: { send } as never, asked };
}

const policyFor = async (origins: readonly string[]) => {
  const show = showLaunchPage({
    page: () => Promise.resolve('<html><head></head>'),
    embedOrigins: () => Promise.resolve(origins),
    pagePolicy: "default-src 'self'",
  });
  const { headers, body } = await show({ pathParameters: { brandId: 'b1' } });
  expect(body).toBe(
    `<html><head><meta name="novalink-embed-origins" content="${origins.join(' ')}" /></head>`,
  );
  return headers?.['Content-Security-Policy'];
};

test('only the origins of the casino can embed the page', async () => {
  expect(await policyFor(['https://a.example', 'https://b.example'])).toBe(
    "default-src 'self'; frame-ancestors https://a.example https://b.example",
  );
});

test('nobody can embed the page of a casino without origins', async () => {
  expect(await policyFor([])).toBe("default-src 'self'; frame-ancestors 'none'");
});

test('reads the document of the site again after 30 seconds', async () => {
  const { s3, asked } = bucketWithReleases();
  let now = 0;
  const page = sitePage({ s3, bucket: 'site', clock: () => new Date(now) });
  expect([await page(), await page()]).toEqual(['<p>Release 1</p>', '<p>Release 1</p>']);
  now = 30_000;
  expect(await page()).toBe('<p>Release 2</p>');
  expect(asked[0]).toEqual({ Bucket: 'site', Key: 'app.html' });
});
