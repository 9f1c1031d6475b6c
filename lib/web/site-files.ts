import { join } from 'node:path';
import { Duration, Stack, Validations } from 'aws-cdk-lib/core';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { BucketDeployment, CacheControl, Source, type ISource } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { removalPolicy, type StageSettings } from '#lib/settings';
import { emptierOf } from '#lib/storage/bucket-emptier';
import type { SiteBucket } from '#lib/web/site-bucket';
import { amplifyOutputsFile, assetsFolder, latestManifest, type SiteFolder } from '#lib/web/site-folder';
import { CfnBucket, type IBucket } from 'aws-cdk-lib/aws-s3';
import { findingParts } from '#lib/finding-parts';
import { originPlaceholder } from '#domain/site-origin';

export interface SiteFilesProps {
  readonly settings: StageSettings;
  readonly bucket: SiteBucket;
  readonly distribution: IDistribution;
  readonly site: SiteFolder;
  readonly amplifyOutputs: object;
  /** Origin of the site. */
  readonly origin: string;
}

/** Deploys the site to its bucket. Nothing is removed, because open pages still request files of their own release. */
export class SiteFiles extends Construct {
  constructor(scope: Construct, id: string, props: SiteFilesProps) {
    super(scope, id);
    const { settings, bucket, distribution, site, amplifyOutputs } = props;
    const logGroup = new LogGroup(this, 'Log', {
      retention: settings.logRetention,
      removalPolicy: removalPolicy(settings),
    });
    const common = { destinationBucket: bucket, prune: false, memoryLimit: 512, logGroup };
    const assets = new BucketDeployment(this, 'Assets', {
      ...common,
      sources: [Source.asset(join(site.folder, assetsFolder))],
      destinationKeyPrefix: assetsFolder,
      cacheControl: [
        CacheControl.setPublic(),
        CacheControl.maxAge(Duration.days(365)),
        CacheControl.immutable(),
      ],
    });
    const pages = new BucketDeployment(this, 'Pages', {
      ...common,
      sources: [
        siteSource(site.folder, [assetsFolder, latestManifest], props.origin),
        Source.jsonData(amplifyOutputsFile, amplifyOutputs),
      ],
      cacheControl: [CacheControl.noCache()],
      distribution,
      distributionPaths: ['/*'],
    });
    assets.node.addDependency(emptierOf(bucket));
    // Files are deployed before the pages that name them. The manifest comes last, because open tabs then
    // load the pages.
    pages.node.addDependency(assets);
    if (site.manifest !== undefined) {
      // Releases write it too, with route rules: docs/decisions/0177.
      const manifest = new BucketDeployment(this, 'Manifest', {
        ...common,
        sources: [Source.data(latestManifest, site.manifest)],
        cacheControl: [CacheControl.noCache()],
        distribution,
        distributionPaths: [`/${latestManifest}`],
      });
      manifest.node.addDependency(pages);
    }
    acknowledgeDeployer(pages, bucket);
  }
}

const itsOwn = 'The CDK’s bucket deployment defines its own function, role and permissions.';
const actions = ['s3:GetBucket*', 's3:GetObject*', 's3:List*', 's3:Abort*', 's3:DeleteObject*'];

/** Acknowledges the findings about the function that the CDK adds for the bucket deployments of a stack. */
function acknowledgeDeployer(deployment: BucketDeployment, destination: IBucket): void {
  const deployer = deployment.handlerRole.node.scope;
  const bucket = destination.node.defaultChild;
  if (!deployer || !(bucket instanceof CfnBucket))
    throw new Error('The bucket deployment has no handler or its bucket has no CfnBucket child.');
  const { partition, region, account } = findingParts(deployment);
  const resources = [
    '*',
    `<${Stack.of(deployment).getLogicalId(bucket)}.Arn>/*`,
    `arn:${partition}:s3:::cdk-hnb659fds-assets-${account}-${region}/*`,
  ];
  const findings = [
    'AwsSolutions-L1',
    'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
    ...actions.map((action) => `AwsSolutions-IAM5[Action::${action}]`),
    ...resources.map((resource) => `AwsSolutions-IAM5[Resource::${resource}]`),
  ];
  Validations.of(deployer).acknowledge(...findings.map((id) => ({ id, reason: itsOwn })));
}

/** The files of a folder, with the placeholder replaced by the origin of the stage. */
const siteSource = (folder: string, exclude: string[], origin: string): ISource => {
  const source = Source.asset(folder, { exclude });
  return {
    bind: (scope, context) => ({
      ...source.bind(scope, context),
      markers: { [originPlaceholder]: origin },
    }),
  };
};
