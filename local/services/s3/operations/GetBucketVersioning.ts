import { element } from '#local/platform/aws-answers';
import { onBucket } from '../operation';
import { namespace, xmlAnswer } from '../xml';

export const getBucketVersioning = onBucket(({ permit }, bucket) => {
  permit({ action: 's3:GetBucketVersioning', bucket });
  const status = bucket.versioning === undefined ? '' : element('Status', bucket.versioning);
  return xmlAnswer(200, `<VersioningConfiguration ${namespace}>${status}</VersioningConfiguration>`);
});
