import {
  array,
  boolean,
  literal,
  optional,
  picklist,
  pipe,
  record,
  strictObject,
  string,
  transform,
  union,
  unknown,
} from 'valibot';
import { inert } from '#local/template/inert';
import { resourceKind } from '#local/template/resource-kind';
import type { Buckets } from '../buckets/buckets';
import { deployFiles } from './deploy-files';
import { withMarkersReplaced } from './markers';
import { sourceFiles } from './source-files';

/** CloudFormation passes booleans to custom resources as text. */
const flag = union([
  boolean(),
  pipe(
    picklist(['true', 'false']),
    transform((text) => text === 'true'),
  ),
]);
const atOnce = 'caching is not implemented, so invalidation is not needed';

const properties = strictObject({
  SourceBucketNames: array(string()),
  SourceObjectKeys: array(string()),
  SourceMarkers: optional(array(record(string(), unknown())), []),
  SourceMarkersConfig: optional(
    array(
      strictObject({
        jsonEscape: optional(flag, false),
        markerEncodings: optional(
          record(string(), picklist(['LITERAL', 'UNQUOTED_JSON_VALUE', 'JSON_VALUE'])),
          {},
        ),
      }),
    ),
    [],
  ),
  DestinationBucketName: string(),
  DestinationBucketKeyPrefix: optional(string(), ''),
  Prune: optional(flag, true),
  Exclude: optional(array(string()), []),
  Include: optional(array(string()), []),
  SystemMetadata: optional(
    strictObject({
      'cache-control': optional(string()),
      'content-disposition': optional(string()),
      'content-encoding': optional(string()),
      'content-language': optional(string()),
      'content-type': optional(string()),
    }),
    {},
  ),
  UserMetadata: optional(record(string(), string()), {}),
  Extract: optional(literal(true)),
  DestinationBucketArn: optional(string()),
  ServiceToken: inert('the local cloud copies the files itself'),
  DistributionId: inert(atOnce),
  DistributionPaths: inert(atOnce),
  WaitForDistributionInvalidation: inert(atOnce),
  OutputObjectKeys: inert('not used by templates'),
  RetainOnDelete: inert('the local cloud does not delete resources'),
  SignContent: inert('files are copied within this machine'),
});

interface Needs {
  readonly buckets: Buckets;
  readonly assets: { readonly pathOf: (bucket: string, key: string) => string };
}

/** The custom resource of the CDK's `BucketDeployment`. Files of later sources replace those of earlier ones. */
export const bucketDeploymentKind = ({ buckets, assets }: Needs) =>
  resourceKind({
    type: 'Custom::CDKBucketDeployment',
    properties,
    async create({ logicalId, properties: wanted }) {
      const bucket = buckets.byName(wanted.DestinationBucketName);
      const files = new Map<string, Buffer>();
      for (const [index, objectKey] of wanted.SourceObjectKeys.entries()) {
        const path = assets.pathOf(wanted.SourceBucketNames[index] ?? '', objectKey);
        const markers = { values: wanted.SourceMarkers[index] ?? {}, ...wanted.SourceMarkersConfig[index] };
        for (const [name, bytes] of sourceFiles(path)) files.set(name, withMarkersReplaced(bytes, markers));
      }
      await deployFiles(files, bucket, {
        prefix: wanted.DestinationBucketKeyPrefix.replace(/^\/$/, ''),
        prune: wanted.Prune,
        exclude: wanted.Exclude,
        include: wanted.Include,
        headers: wanted.SystemMetadata,
        userMetadata: wanted.UserMetadata,
      });
      return { ref: `aws.cdk.s3deployment.${logicalId}`, attributes: { DestinationBucketArn: bucket.arn } };
    },
  });
