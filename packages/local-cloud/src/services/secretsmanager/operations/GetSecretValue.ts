import { AwsError } from '#local/platform/aws-error';
import { textOf } from '#local/platform/json-shape';
import type { SecretOperation } from '../operation';
import { currentStage } from '../secret';

/** Each secret has only one version. */
export const getSecretValue: SecretOperation = ({ arn, name, secretString, versionId, createdAt }, input) => {
  const stage = textOf(input.VersionStage) ?? currentStage;
  const version = textOf(input.VersionId) ?? versionId;
  if (stage !== currentStage || version !== versionId)
    throw new AwsError(
      'ResourceNotFoundException',
      `Secrets Manager can't find the specified secret value for staging label: ${stage}`,
    );
  return {
    ARN: arn,
    Name: name,
    SecretString: secretString,
    VersionId: versionId,
    VersionStages: [currentStage],
    CreatedDate: Date.parse(createdAt) / 1000,
  };
};
