import type { PolicyDocument } from '#local/platform/principal';

export interface Queue {
  readonly arn: string;
  readonly url: string;
  readonly retentionSeconds: number;
  /** After a function failed for a message, the time until it is delivered again. */
  readonly visibilitySeconds: number;
  readonly redrive: { readonly deadLetterArn: string; readonly mostReceives: number } | undefined;
  policy: PolicyDocument | undefined;
}
