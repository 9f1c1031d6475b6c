import type { SecretOperation } from '../operation';
import { currentStage } from '../secret';

export const describeSecret: SecretOperation = ({ arn, name, description, versionId, createdAt }) => ({
  ARN: arn,
  Name: name,
  ...(description !== undefined && { Description: description }),
  CreatedDate: Date.parse(createdAt) / 1000,
  VersionIdsToStages: { [versionId]: [currentStage] },
});
