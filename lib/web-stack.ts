import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib/core';
import type { GraphqlApi } from 'aws-cdk-lib/aws-appsync';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import type { Construct } from 'constructs';
import { addOutput } from '#lib/add-output';
import type { UserDirectory } from '#lib/identity/user-directory';
import type { Visitors } from '#lib/identity/visitors';
import { keepExported } from '#lib/keep-exported';
import { localOrigin } from '#lib/local-origin';
import type { MainTable } from '#lib/records/main-table';
import type { StageSettings } from '#lib/settings';
import type { StorageStack } from '#lib/storage-stack';
import { amplifyOutputs } from '#lib/web/amplify-outputs';
import { Edge } from '#lib/web/edge';
import { SiteBucket } from '#lib/web/site-bucket';
import { SiteFiles } from '#lib/web/site-files';
import { readSite } from '#lib/web/site-folder';

export interface WebStackProps extends StackProps {
  readonly settings: StageSettings;
  readonly users: UserDirectory;
  readonly records: MainTable;
  readonly visitors: Visitors;
  readonly graphql: GraphqlApi;
  readonly rest: RestApi;
  readonly storage: Pick<StorageStack, 'images' | 'documents'>;
  readonly certificates: IBucket;
  readonly siteFolder: string;
}

/** The site, and everything behind its origin. */
export class WebStack extends Stack {
  readonly edge: Edge;

  constructor(scope: Construct, id: string, { settings, siteFolder, ...props }: WebStackProps) {
    const { users, records, visitors, graphql, rest, storage, certificates, ...stack } = props;
    super(scope, id, stack);
    const [site, bucket] = [readSite(siteFolder), new SiteBucket(this, 'Bucket', settings)];
    const files = { images: storage.images.bucket, documents: storage.documents.bucket };
    const local = localOrigin(this, settings);
    const edge = { settings, records, bucket, site, rest, graphql, certificates, localOrigin: local };
    this.edge = new Edge(this, 'Edge', { ...edge, ...files });
    const origin = local ?? `https://${this.edge.distribution.domainName}`;
    new SiteFiles(this, 'Files', {
      ...{ settings, bucket, distribution: this.edge.distribution, site, origin },
      amplifyOutputs: amplifyOutputs({
        region: this.region,
        ...{ users, identityPoolId: visitors.pool.ref, playChoice: settings.playChoice },
        graphqlUrl: graphql.graphqlUrl,
        ...files,
        ...(local === undefined ? {} : { localOrigin: local }),
      }),
    });
    keepExported(this);
    addOutput(this, 'SiteBucketName', bucket.bucketName);
    new CfnOutput(this, 'SiteUrl', { value: origin });
  }
}
