import type { PolicyDocument } from '#local/platform/principal';

export interface Queue {
  readonly arn: string;
  readonly url: string;
  readonly retentionSeconds: number;
  policy: PolicyDocument | undefined;
}
