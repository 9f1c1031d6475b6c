import { region } from '#local/services/needs';
import { xmlAnswer } from '#local/platform/xml';
import { onBucket } from '../protocol/operation';
import { namespace } from '../protocol/namespace';

export const getBucketLocation = onBucket(({ permit }, bucket) => {
  permit({ action: 's3:GetBucketLocation', bucket });
  return xmlAnswer(200, `<LocationConstraint ${namespace}>${region}</LocationConstraint>`);
});
