import { createAmplifyContext } from 'aws-amplify';
import { cognitoCredentialsProvider, cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { getUrl, list, remove, uploadData } from 'aws-amplify/storage';
import { encodedFileName } from '#domain/text/file-name';
import { fileNameMetadata } from '#domain/uploads';
import type { Config } from '../api/config';

/** The buckets of the site, by their names in `amplify_outputs.json`. */
export type BucketName = 'images' | 'documents';

interface Upload {
  readonly bucket: BucketName;
  readonly key: string;
  readonly file: Blob;
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
}

interface Listing {
  readonly bucket: BucketName;
  readonly prefix: string;
  readonly pageSize: number;
  readonly nextToken: string | undefined;
}

interface Target {
  readonly bucket: BucketName;
  readonly key: string;
}

/**
 * Amplify's storage with a separate context. If the identity pool were in the site's configuration, every
 * page would exchange its tokens for AWS credentials before its first request. Tokens and credentials are
 * stored where Amplify stores them for the whole page, so that they are renewed once and sign-out removes
 * both.
 */
export const openAmplifyStorage = ({ auth, storage, custom: { endpoints } }: Config) => {
  const context = createAmplifyContext(
    {
      Auth: {
        Cognito: {
          userPoolId: auth.user_pool_id,
          userPoolClientId: auth.user_pool_client_id,
          identityPoolId: auth.identity_pool_id,
          allowGuestAccess: true,
          ...(endpoints && {
            userPoolEndpoint: endpoints.userPool,
            identityPoolEndpoint: endpoints.identityPool,
          }),
        },
      },
      Storage: {
        S3: {
          bucket: storage.bucket_name,
          region: storage.aws_region,
          buckets: Object.fromEntries(
            storage.buckets.map(({ name, bucket_name, aws_region }) => [
              name,
              { bucketName: bucket_name, region: aws_region },
            ]),
          ),
        },
      },
    },
    {
      Auth: { tokenProvider: cognitoUserPoolsTokenProvider, credentialsProvider: cognitoCredentialsProvider },
    },
  );
  return {
    /** The identity id for S3, and the user id for the API. */
    uploader: async () => {
      const { identityId, userSub } = await context.fetchAuthSession();
      return { identityId, sub: userSub };
    },
    upload: ({ bucket, key, file, onProgress }: Upload) =>
      uploadData(context, {
        path: key,
        data: file,
        options: {
          bucket,
          contentType: file.type,
          ...(bucket === 'images' && { metadata: namedAs(file) }),
          preventOverwrite: true,
          // With a checksum, S3 verifies the upload. Without one, Amplify reads the object, for which there
          // may be no permission.
          checksumAlgorithm: 'crc-32',
          onProgress: ({ transferredBytes }) =>
            onProgress(file.size === 0 ? 1 : transferredBytes / file.size),
        },
      }),
    list: ({ bucket, prefix, pageSize, nextToken }: Listing) =>
      list(context, {
        path: prefix,
        options: { bucket, pageSize, ...(nextToken !== undefined && { nextToken }) },
      }),
    signedUrl: async ({ bucket, key, contentType }: Target & { readonly contentType?: string | undefined }) =>
      (
        await getUrl(context, {
          path: key,
          options: { bucket, ...(contentType !== undefined && { contentType }) },
        })
      ).url,
    remove: ({ bucket, key }: Target) => remove(context, { path: key, options: { bucket } }),
  };
};

/** The metadata for the original file name. */
const namedAs = (file: Blob): Record<string, string> => {
  const name = file instanceof File ? encodedFileName(file.name) : undefined;
  return name === undefined ? {} : { [fileNameMetadata]: name };
};

export type AmplifyStorage = ReturnType<typeof openAmplifyStorage>;
