import { region } from '#local/services/needs';
import { onBucket } from '../protocol/operation';
import { namespace, xmlAnswer } from '../protocol/xml';

export const getBucketLocation = onBucket(({ permit }, bucket) => {
  permit({ action: 's3:GetBucketLocation', bucket });
  return xmlAnswer(200, `<LocationConstraint ${namespace}>${region}</LocationConstraint>`);
});
