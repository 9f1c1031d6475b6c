import type { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';

/** A running stage with administrative access: the unmodified AWS clients with its endpoints. */
export interface Stage {
  readonly origin: string;
  readonly userPoolId: string;
  readonly clientId: string;
  readonly identityPoolId: string;
  readonly graphql: { readonly url: string; readonly region: string };
  readonly cognito: CognitoIdentityProviderClient;
  readonly dynamodb: DynamoDBClient;
  readonly tables: Readonly<Record<'main' | 'play' | 'audit' | 'journal' | 'wallets', string>>;
  readonly uploadBuckets: { readonly images: string; readonly documents: string };
  readonly administrator: RunningCloud['administrator'];
  /**
   * All items of all tables, once nothing is in progress: see `tableContents`. Only for clouds whose test files leave
   * nothing in progress.
   */
  contents(): Promise<string>;
  /** The same text from scans of all tables, at any time. */
  scannedContents(): Promise<string>;
  grantAdmin(email: string): Promise<void>;
  /** Counts the days that changed, without waiting for the schedule. */
  countDays(): Promise<void>;
}

export interface RunningCloud {
  readonly origin: string;
  readonly administrator: { readonly accessKeyId: string; readonly secretAccessKey: string };
  readonly outputs: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
