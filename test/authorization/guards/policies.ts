import type { Operation } from '../matrix/matrix';

/** A statement of visitors' policies in a template. */
export interface Statement {
  readonly Sid?: string;
  Action: unknown;
  Resource: unknown;
  Condition?: Record<string, Record<string, unknown>>;
}

/** Statements by Sid, in policies whose logical id starts with `policies`, and the change to them. */
interface PolicyGuard {
  readonly policies: 'Images' | 'Documents' | 'GraphqlApi';
  readonly sids: readonly string[];
  readonly widen: (statement: Statement) => void;
}

const own = '${cognito-identity.amazonaws.com:sub}/';

/** The resource joins the ARN and a path. Only the path starts with a slash. */
function changePaths(value: unknown, change: (path: string) => string): unknown {
  if (typeof value === 'string') return value.startsWith('/') ? change(value) : value;
  if (Array.isArray(value)) return value.map((one) => changePaths(one, change));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, changePaths(one, change)]));
}

const anyPath = (statement: Statement) => {
  statement.Resource = changePaths(statement.Resource, () => '/*');
};
const anyFolder = (statement: Statement) => {
  statement.Resource = changePaths(statement.Resource, (path) => path.replace(own, ''));
};
const anyAction = (statement: Statement) => {
  statement.Action = 's3:*';
};
const anyCondition = (statement: Statement) => {
  delete statement.Condition;
};
const anyPrefix = (statement: Statement) => {
  statement.Condition = { StringLike: { 's3:prefix': '*' } };
};

/** The restrictions in policies of visitors. */
export const policyGuards = {
  'policy.public-fields': { policies: 'GraphqlApi', sids: ['AskPublicFields'], widen: anyPath },
  'policy.image-prefix': {
    policies: 'Images',
    sids: ['GetCheckedFiles', 'PutAndDeleteFiles'],
    widen: anyPath,
  },
  'policy.image-list': { policies: 'Images', sids: ['ListFiles'], widen: anyPrefix },
  'policy.image-folder': { policies: 'Images', sids: ['PutAndDeleteFiles'], widen: anyFolder },
  'policy.image-checked': { policies: 'Images', sids: ['GetCheckedFiles'], widen: anyCondition },
  'policy.image-actions': { policies: 'Images', sids: ['PutAndDeleteFiles', 'ListFiles'], widen: anyAction },
  'policy.document-prefix': { policies: 'Documents', sids: ['GetCheckedFiles'], widen: anyPath },
  'policy.document-folder': {
    policies: 'Documents',
    sids: ['PutNewFiles', 'PutParts', 'AbortAndListParts', 'GetCheckedFiles'],
    widen: anyFolder,
  },
  'policy.document-checked': { policies: 'Documents', sids: ['GetCheckedFiles'], widen: anyCondition },
  'policy.document-once': { policies: 'Documents', sids: ['PutNewFiles'], widen: anyCondition },
  'policy.document-actions': { policies: 'Documents', sids: ['AbortAndListParts'], widen: anyAction },
} as const satisfies Readonly<Record<string, PolicyGuard>>;

export type PolicyGuardName = keyof typeof policyGuards;
export const isPolicyGuard = (name: string): name is PolicyGuardName => name in policyGuards;

/** The file rows that each guard affects. */
export const guardedFiles = {
  'policy.image-prefix': [
    's3:GetObject images elsewhere',
    's3:PutObject images elsewhere',
    's3:DeleteObject images elsewhere',
    's3:AbortMultipartUpload images elsewhere',
    's3:ListMultipartUploadParts images elsewhere',
  ],
  'policy.image-list': ['s3:ListBucket images elsewhere'],
  'policy.image-folder': [
    's3:PutObject images others',
    's3:DeleteObject images others',
    's3:AbortMultipartUpload images others',
    's3:ListMultipartUploadParts images others',
  ],
  'policy.image-checked': ['s3:GetObject images unchecked'],
  'policy.image-actions': [
    's3:PutObjectTagging images own',
    's3:GetObjectVersion images own',
    's3:DeleteObjectVersion images own',
    's3:ListBucketVersions images own',
    's3:CopyObject images own',
  ],
  'policy.document-prefix': ['s3:GetObject documents elsewhere'],
  'policy.document-folder': [
    's3:PutObject documents others',
    's3:GetObject documents others',
    's3:AbortMultipartUpload documents others',
    's3:ListMultipartUploadParts documents others',
  ],
  'policy.document-checked': ['s3:GetObject documents unchecked'],
  'policy.document-once': ['s3:PutObject documents overwritten'],
  'policy.document-actions': [
    's3:PutObjectTagging documents own',
    's3:GetObjectVersion documents own',
    's3:DeleteObjectVersion documents own',
    's3:DeleteObject documents own',
  ],
} as const satisfies Readonly<Record<Exclude<PolicyGuardName, 'policy.public-fields'>, readonly Operation[]>>;
