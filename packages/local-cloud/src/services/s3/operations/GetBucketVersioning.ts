import { element } from '#local/platform/aws-answers';
import { xmlAnswer } from '#local/platform/xml';
import { onBucket } from '../protocol/operation';
import { namespace } from '../protocol/namespace';

export const getBucketVersioning = onBucket(({ permit }, bucket) => {
  permit({ action: 's3:GetBucketVersioning', bucket });
  const status = bucket.versioning === undefined ? '' : element('Status', bucket.versioning);
  return xmlAnswer(200, `<VersioningConfiguration ${namespace}>${status}</VersioningConfiguration>`);
});
