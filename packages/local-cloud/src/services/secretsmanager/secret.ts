/** A secret with its only version. */
export interface Secret {
  readonly arn: string;
  readonly name: string;
  readonly description: string | undefined;
  readonly secretString: string;
  readonly versionId: string;
  /** ISO 8601. */
  readonly createdAt: string;
}

export const currentStage = 'AWSCURRENT';
