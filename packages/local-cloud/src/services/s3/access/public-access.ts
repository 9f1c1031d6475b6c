import { boolean, optional, strictObject, type InferOutput } from 'valibot';
import type { PolicyDocument, PolicyStatement, Principal } from '#local/platform/principal';

/** Amazon S3 User Guide, "Blocking public access to your Amazon S3 storage". */
export const publicAccessBlock = strictObject({
  BlockPublicAcls: optional(boolean(), false),
  BlockPublicPolicy: optional(boolean(), false),
  IgnorePublicAcls: optional(boolean(), false),
  RestrictPublicBuckets: optional(boolean(), false),
});

export type PublicAccessBlock = InferOutput<typeof publicAccessBlock>;

/** The settings for requests without a signature. */
interface BucketAccess {
  readonly policy: PolicyDocument | undefined;
  readonly publicAccessBlock: PublicAccessBlock;
}

/** The default settings of a bucket since April 2023. */
export const everythingBlocked: PublicAccessBlock = {
  BlockPublicAcls: true,
  BlockPublicPolicy: true,
  IgnorePublicAcls: true,
  RestrictPublicBuckets: true,
};

/**
 * Condition keys that make a statement for everyone not public if their values are fixed (the guide, "The meaning of
 * public").
 */
const narrowing = new Set(
  [
    'aws:PrincipalAccount',
    'aws:PrincipalArn',
    'aws:PrincipalOrgID',
    'aws:PrincipalOrgPaths',
    'aws:SourceAccount',
    'aws:SourceArn',
    'aws:SourceOwner',
    'aws:SourceVpc',
    'aws:SourceVpce',
    'aws:userid',
    's3:DataAccessPointAccount',
    's3:DataAccessPointArn',
    's3:x-amz-server-side-encryption-aws-kms-key-id',
  ].map((key) => key.toLowerCase()),
);

const isPublic = ({ Statement }: PolicyDocument): boolean =>
  [Statement].flat().some((each) => each.Effect === 'Allow' && isForAll(each) && !isNarrowed(each));

/** Throws like PutBucketPolicy if a bucket blocks public policies and the policy is public. */
export function checkPublicPolicy({ BlockPublicPolicy }: PublicAccessBlock, policy: PolicyDocument): void {
  if (BlockPublicPolicy && isPublic(policy))
    throw new Error(
      'property PolicyDocument: public policies are blocked by the BlockPublicPolicy setting of the bucket',
    );
}

/** A restricted bucket ignores a public policy for anonymous callers. */
export const policyFor = (
  { policy, publicAccessBlock }: BucketAccess,
  { arn }: Principal,
): PolicyDocument | undefined =>
  arn === 'anonymous' && publicAccessBlock.RestrictPublicBuckets && policy && isPublic(policy)
    ? undefined
    : policy;

const isForAll = ({ Principal }: PolicyStatement): boolean =>
  Principal === '*' ||
  (typeof Principal === 'object' && Principal !== null && Object.values(Principal).flat().includes('*'));

const isNarrowed = ({ Condition = {} }: PolicyStatement): boolean =>
  Object.entries(Condition).some(
    ([operator, keys]) =>
      !/Not|Null|IfExists|ForAllValues/.test(operator) &&
      Object.entries(keys).some(
        ([key, value]) =>
          narrowing.has(key.toLowerCase()) && [value].flat().every((text) => !String(text).includes('*')),
      ),
  );
