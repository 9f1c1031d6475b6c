/** For programs that talk to a running local cloud. */
export { findAdministrator } from '#local/platform/credentials';
export { lockFolder } from '#local/platform/folder-lock';
export { folderStorage } from '#local/platform/folder-storage';
export { Sha256 } from '#local/platform/sha256';
export { accountId, region } from '#local/services/needs';
export { contentTypeOf } from '#local/services/s3/bucket-deployment/content-type';
