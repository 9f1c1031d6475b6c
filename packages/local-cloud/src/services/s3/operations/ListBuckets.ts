import { element } from '#local/platform/aws-answers';
import { accountId } from '#local/services/needs';
import { xmlAnswer } from '#local/platform/xml';
import type { S3Operation } from '../protocol/operation';
import { namespace } from '../protocol/namespace';

export const listBuckets: S3Operation = ({ buckets, permit }) => {
  permit({ action: 's3:ListAllMyBuckets' });
  const entries = buckets
    .all()
    .map(
      ({ name, createdAt }) =>
        `<Bucket>${element('Name', name)}${element('CreationDate', createdAt.toISOString())}</Bucket>`,
    );
  return xmlAnswer(
    200,
    `<ListAllMyBucketsResult ${namespace}><Owner>${element('ID', accountId)}</Owner>` +
      `<Buckets>${entries.join('')}</Buckets></ListAllMyBucketsResult>`,
  );
};
