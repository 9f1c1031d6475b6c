import type { PolicyDocument } from '#local/platform/principal';

export interface Topic {
  readonly arn: string;
  readonly displayName: string;
  policy: PolicyDocument | undefined;
  readonly subscriptions: Subscription[];
}

export interface Subscription {
  readonly arn: string;
  readonly protocol: 'email' | 'email-json' | 'lambda' | 'sqs';
  readonly endpoint: string;
  /** Whether a queue gets the message without an envelope. */
  readonly isRaw: boolean;
}
