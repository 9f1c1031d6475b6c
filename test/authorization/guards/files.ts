import type { Guard } from './guard';

/** A policy's resource: the caller's own folder under a prefix. */
const ownFolder = (prefix: string) =>
  new RegExp(`/novalink/${prefix}/\\$\\{cognito-identity\\.amazonaws\\.com:sub\\}/\\*"`, 'g');
const condition = (operator: string, key: string, value: string) =>
  new RegExp(`"Condition":\\s*\\{\\s*"${operator}":\\s*\\{\\s*"${key}":\\s*"${value}"\\s*\\}\\s*\\},`, 'g');

/** What the roles of visitors say of S3. */
export const guardsOfFiles: readonly Guard[] = [
  {
    name: 'images are within their prefix',
    together: 'buckets',
    parts: [[/"\/novalink\/games\/images\/\*"/g, '"/*"']],
    operations: [
      's3:GetObject images elsewhere',
      's3:PutObject images elsewhere',
      's3:DeleteObject images elsewhere',
      's3:AbortMultipartUpload images elsewhere',
      's3:ListMultipartUploadParts images elsewhere',
    ],
  },
  {
    name: 'the library alone is listed',
    together: 'buckets',
    parts: [[/("s3:prefix": ?)"novalink\/games\/images\/\*"/g, '$1"*"']],
    operations: ['s3:ListBucket images elsewhere'],
  },
  {
    name: 'images are written in folders of one’s own',
    together: 'buckets',
    parts: [[ownFolder('games/images'), '/novalink/games/images/*"']],
    operations: [
      's3:PutObject images others',
      's3:DeleteObject images others',
      's3:AbortMultipartUpload images others',
      's3:ListMultipartUploadParts images others',
    ],
  },
  {
    name: 'documents are put and read in folders of one’s own',
    together: 'buckets',
    parts: [[ownFolder('companies/documents'), '/novalink/companies/documents/*"']],
    operations: [
      's3:PutObject documents others',
      's3:GetObject documents others',
      's3:AbortMultipartUpload documents others',
      's3:ListMultipartUploadParts documents others',
    ],
  },
  {
    name: 'documents of all companies are within their prefix',
    together: 'buckets',
    parts: [[/"\/novalink\/companies\/documents\/\*"/g, '"/*"']],
    operations: ['s3:GetObject documents elsewhere'],
  },
  {
    name: 'what is read was checked',
    together: 'buckets',
    parts: [[condition('StringEquals', 's3:ExistingObjectTag/checked', 'true'), '']],
    operations: ['s3:GetObject images unchecked', 's3:GetObject documents unchecked'],
  },
  {
    name: 'documents are put once',
    together: 'buckets',
    parts: [[condition('Null', 's3:if-none-match', 'false'), '']],
    operations: ['s3:PutObject documents overwritten'],
  },
  {
    name: 'files are read, put, listed and removed, and nothing else',
    parts: [[/"s3:(PutObject|AbortMultipartUpload|ListBucket)"/g, '"s3:*"']],
    operations: [
      's3:PutObjectTagging images own',
      's3:PutObjectTagging documents own',
      's3:GetObjectVersion images own',
      's3:GetObjectVersion documents own',
      's3:DeleteObjectVersion images own',
      's3:DeleteObjectVersion documents own',
      's3:DeleteObject documents own',
      's3:ListBucketVersions images own',
      's3:CopyObject images own',
    ],
  },
];
