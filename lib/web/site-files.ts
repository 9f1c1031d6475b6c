import { join } from 'node:path';
import { Duration } from 'aws-cdk-lib/core';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { removalPolicy, type StageSettings } from '#lib/settings';
import { emptierOf } from '#lib/storage/bucket-emptier';
import { acknowledgeDeployer } from '#lib/web/deployment-acknowledgements';
import type { SiteBucket } from '#lib/web/site-bucket';
import { amplifyOutputsFile, assetsFolder, latestManifest, type SiteFolder } from '#lib/web/site-folder';
import { siteSource } from '#lib/web/site-source';

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
