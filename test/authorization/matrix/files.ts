import { everybodyGenuine, nobody, type Permissions } from './permissions';

/**
 * Permissions of AWS credentials in the buckets. A row is `action bucket place`: `own` is the caller's own folder,
 * `others` another user's folder, `elsewhere` any key outside of the folders. Z keeps the permissions of its
 * credentials until they expire after an hour at most, because S3 does not check withdrawn access.
 */
const withAccount: Permissions = { ...everybodyGenuine, G: 'none' };
const adminRole: Permissions = { ...nobody, AD: 'any', Z: 'any' };

/** All actions in visitors' policies, for every bucket and place. */
const named = {
  's3:GetObject images own': everybodyGenuine,
  's3:GetObject images others': everybodyGenuine,
  's3:GetObject images elsewhere': nobody,
  's3:ListBucket images own': everybodyGenuine,
  's3:ListBucket images others': everybodyGenuine,
  's3:ListBucket images elsewhere': nobody,
  's3:PutObject images own': withAccount,
  's3:PutObject images others': adminRole,
  's3:PutObject images elsewhere': nobody,
  's3:DeleteObject images own': withAccount,
  's3:DeleteObject images others': adminRole,
  's3:DeleteObject images elsewhere': nobody,
  's3:AbortMultipartUpload images own': withAccount,
  's3:AbortMultipartUpload images others': adminRole,
  's3:AbortMultipartUpload images elsewhere': nobody,
  's3:ListMultipartUploadParts images own': withAccount,
  's3:ListMultipartUploadParts images others': adminRole,
  's3:ListMultipartUploadParts images elsewhere': nobody,
  's3:GetObject documents own': withAccount,
  's3:GetObject documents others': adminRole,
  's3:GetObject documents elsewhere': nobody,
  's3:ListBucket documents own': nobody,
  's3:ListBucket documents others': nobody,
  's3:ListBucket documents elsewhere': nobody,
  's3:PutObject documents own': withAccount,
  's3:PutObject documents others': nobody,
  's3:PutObject documents elsewhere': nobody,
  's3:DeleteObject documents own': nobody,
  's3:DeleteObject documents others': nobody,
  's3:DeleteObject documents elsewhere': nobody,
  's3:AbortMultipartUpload documents own': withAccount,
  's3:AbortMultipartUpload documents others': nobody,
  's3:AbortMultipartUpload documents elsewhere': nobody,
  's3:ListMultipartUploadParts documents own': withAccount,
  's3:ListMultipartUploadParts documents others': nobody,
  's3:ListMultipartUploadParts documents elsewhere': nobody,
  's3:GetObject site elsewhere': nobody,
  's3:ListBucket site elsewhere': nobody,
  's3:PutObject site elsewhere': nobody,
  's3:DeleteObject site elsewhere': nobody,
  's3:AbortMultipartUpload site elsewhere': nobody,
  's3:ListMultipartUploadParts site elsewhere': nobody,
  's3:GetObject runs elsewhere': nobody,
  's3:ListBucket runs elsewhere': nobody,
  's3:PutObject runs elsewhere': nobody,
  's3:DeleteObject runs elsewhere': nobody,
  's3:AbortMultipartUpload runs elsewhere': nobody,
  's3:ListMultipartUploadParts runs elsewhere': nobody,
  's3:GetObject seals elsewhere': nobody,
  's3:ListBucket seals elsewhere': nobody,
  's3:PutObject seals elsewhere': nobody,
  's3:DeleteObject seals elsewhere': nobody,
  's3:AbortMultipartUpload seals elsewhere': nobody,
  's3:ListMultipartUploadParts seals elsewhere': nobody,
  's3:GetObject certificates elsewhere': nobody,
  's3:ListBucket certificates elsewhere': nobody,
  's3:PutObject certificates elsewhere': nobody,
  's3:DeleteObject certificates elsewhere': nobody,
  's3:AbortMultipartUpload certificates elsewhere': nobody,
  's3:ListMultipartUploadParts certificates elsewhere': nobody,
  's3:GetObject archive elsewhere': nobody,
  's3:ListBucket archive elsewhere': nobody,
  's3:PutObject archive elsewhere': nobody,
  's3:DeleteObject archive elsewhere': nobody,
  's3:AbortMultipartUpload archive elsewhere': nobody,
  's3:ListMultipartUploadParts archive elsewhere': nobody,
} as const satisfies Readonly<Record<string, Permissions>>;

/** Actions that no policy of a visitor allows or that conditions deny. */
const refused = {
  's3:GetObject images unchecked': nobody,
  's3:GetObject images missing': nobody,
  's3:GetObject documents unchecked': nobody,
  's3:GetObject documents missing': nobody,
  's3:PutObject documents overwritten': nobody,
  's3:CopyObject images own': nobody,
  's3:PutObjectTagging images own': nobody,
  's3:PutObjectTagging documents own': nobody,
  's3:GetObjectVersion images own': nobody,
  's3:GetObjectVersion documents own': nobody,
  's3:DeleteObjectVersion images own': nobody,
  's3:DeleteObjectVersion documents own': nobody,
  's3:ListBucketVersions images own': nobody,
  's3:ListBucketVersions documents own': nobody,
} as const satisfies Readonly<Record<string, Permissions>>;

export const fileMatrix = { ...named, ...refused } as const;
export type FileOperation = keyof typeof fileMatrix;

/** Rows that have no statement in the templates. */
export const isBesideTemplates = (operation: string) => operation in refused;
export const isFileOperation = (operation: string): operation is FileOperation => operation in fileMatrix;
