import { region } from '#local/services/needs';
import { onBucket } from '../protocol/operation';

export const headBucket = onBucket(({ permit }, bucket) => {
  permit({ action: 's3:ListBucket', bucket });
  return { status: 200, headers: { 'x-amz-bucket-region': region }, body: '' };
});
