import { createHash } from 'node:crypto';
import { literal, optional, strictObject, string, unknown } from 'valibot';
import { accountId } from '#local/services/needs';
import { listOf, objectOf } from '#local/platform/json-shape';
import { inert } from '#local/template/inert';
import { resourceKind, type ResourceKind } from '#local/template/resource-kind';
import type { Keys } from './keys';

const properties = strictObject({
  KeyPolicy: optional(unknown()),
  KeySpec: optional(literal('SYMMETRIC_DEFAULT')),
  KeyUsage: optional(literal('ENCRYPT_DECRYPT')),
  Description: optional(string()),
  EnableKeyRotation: inert('keys are not rotated'),
  RotationPeriodInDays: inert('keys are not rotated'),
  PendingWindowInDays: inert('keys are deleted with their stack'),
  Tags: inert('tags are not used'),
});

/** A symmetric key. The policy must leave the decision to IAM, like the default policy. */
export const keyKind = ({ keys }: { keys: Keys }): ResourceKind =>
  resourceKind({
    type: 'AWS::KMS::Key',
    properties,
    create({ nameSeed, properties: { KeyPolicy } }) {
      if (KeyPolicy !== undefined && !leavesToIam(KeyPolicy))
        throw new Error('KeyPolicy: the local cloud supports only the default policy');
      const { id, arn } = keys.put(uuidOf(nameSeed));
      return { ref: id, attributes: { Arn: arn, KeyId: id } };
    },
  });

/** AWS KMS Developer Guide, "Default key policy". */
function leavesToIam(policy: unknown): boolean {
  const [statement, ...more] = listOf(objectOf(policy).Statement).map(objectOf);
  return (
    more.length === 0 &&
    statement?.Effect === 'Allow' &&
    statement.Action === 'kms:*' &&
    statement.Condition === undefined &&
    objectOf(statement.Principal).AWS === `arn:aws:iam::${accountId}:root`
  );
}

const uuidOf = (seed: string) =>
  createHash('sha256')
    .update(seed)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
