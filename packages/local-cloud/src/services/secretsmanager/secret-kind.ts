import { optional, strictObject, string } from 'valibot';
import { accountId, region } from '#local/services/needs';
import { physicalName } from '#local/services/physical-name';
import { inert } from '#local/template/inert';
import { resourceKind, type ResourceKind } from '#local/template/resource-kind';
import { generatedString, generateSecretString, type GenerateSecretString } from './generated-string';
import type { Secrets } from './secrets';

const properties = strictObject({
  Name: optional(string()),
  Description: optional(string()),
  GenerateSecretString: optional(generateSecretString),
  SecretString: optional(string()),
  KmsKeyId: inert('stored data is not encrypted'),
  Tags: inert('tags are not used'),
});

/** Generated values are generated only once. */
export const secretKind = ({ secrets }: { secrets: Secrets }): ResourceKind =>
  resourceKind({
    type: 'AWS::SecretsManager::Secret',
    properties,
    create(resource) {
      const { Name, Description, GenerateSecretString, SecretString } = resource.properties;
      const valueOf = valueBy(GenerateSecretString, SecretString);
      const name = Name ?? physicalName(resource, 256);
      // AWS Secrets Manager User Guide, "What's in a Secrets Manager secret?": a hyphen and six random characters.
      const arn = `arn:aws:secretsmanager:${region}:${accountId}:secret:${name}-${resource.nameSeed.slice(-6)}`;
      secrets.put({ arn, name, description: Description }, valueOf);
      return { ref: arn, attributes: { Id: arn } };
    },
  });

function valueBy(generate: GenerateSecretString | undefined, stated: string | undefined) {
  if (stated !== undefined && generate === undefined) return () => stated;
  if (stated === undefined && generate !== undefined)
    return (before: string | undefined) => before ?? generatedString(generate);
  throw new Error('a secret needs either SecretString or GenerateSecretString');
}
