import { GetObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { shellFile } from '#domain/public-pages';
import type { Clock } from '#lambda/runtime/clock';

interface Needs {
  readonly s3: Pick<S3Client, 'send'>;
  readonly bucket: string;
  readonly clock: Clock;
}

/** A new release is served after this time. The files of the release before it stay in the bucket. */
const keptMs = 30_000;

/** Reads the document of the site's current release, and keeps it for a short time. */
export function sitePage({ s3, bucket, clock }: Needs): () => Promise<string> {
  let kept: { readonly html: string; readonly until: number } | undefined;
  return async () => {
    const now = clock().getTime();
    if (kept && kept.until > now) return kept.html;
    const { Body } = await s3.send(new GetObjectCommand({ Bucket: bucket, Key: shellFile }));
    if (!Body) throw new Error(`The site has no ${shellFile}.`);
    const html = await Body.transformToString();
    kept = { html, until: now + keptMs };
    return html;
  };
}
