import { Duration, Stack, Validations } from 'aws-cdk-lib/core';
import { EndpointType, LambdaIntegration, RestApi } from 'aws-cdk-lib/aws-apigateway';
import {
  AllowedMethods,
  CachePolicy,
  ResponseHeadersPolicy,
  ViewerProtocolPolicy,
  type BehaviorOptions,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { shellFile } from '#domain/public-pages';
import type { EnvInput } from '#lambda/functions/show-launch-page/env';
import { NodeFunction, traceRequests } from '#lib/functions/node-function';
import type { MainTable } from '#lib/records/main-table';
import type { StageSettings } from '#lib/settings';
import { globalName } from '#lib/web/global-name';
import { launchHeadersPolicy } from '#lib/web/security-headers';

export interface LaunchPageProps {
  readonly settings: StageSettings;
  readonly records: MainTable;
  readonly bucket: IBucket;
  /** The content security policy of the site's pages without `frame-ancestors`. */
  readonly pagePolicy: string;
}

/** The name of the stage is the first part of the path, so the path stays as the browser sent it. */
const stageName = 'launch';

/**
 * Serves the site's document at `/launch/{brandId}` with `frame-ancestors` of the brand's casino. A response headers policy
 * of CloudFront has the same value for every path of a behaviour.
 */
export class LaunchPage extends Construct {
  readonly behavior: BehaviorOptions;
  readonly show: NodeFunction<EnvInput>;

  constructor(scope: Construct, id: string, { settings, records, bucket, pagePolicy }: LaunchPageProps) {
    super(scope, id);
    this.show = new NodeFunction(this, 'show-launch-page', {
      settings,
      description: 'Returns the page of launched games with the origins that may embed it',
      environment: {
        MAIN_TABLE: records.table.tableName,
        SITE_BUCKET: bucket.bucketName,
        PAGE_POLICY: pagePolicy,
      } satisfies EnvInput,
    });
    records.letGet(this.show, 'brands');
    records.letGet(this.show, 'casinos');
    this.show.addToRolePolicy(
      new PolicyStatement({ actions: ['s3:GetObject'], resources: [bucket.arnForObjects(shellFile)] }),
    );
    const api = this.makeApi();
    api.root.addResource('{brandId}').addMethod('GET', new LambdaIntegration(traceRequests(this.show)));
    const { region, urlSuffix } = Stack.of(this);
    this.behavior = {
      origin: new HttpOrigin(`${api.restApiId}.execute-api.${region}.${urlSuffix}`),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
      responseHeadersPolicy: new ResponseHeadersPolicy(this, 'Headers', {
        ...launchHeadersPolicy,
        responseHeadersPolicyName: globalName(this, 'Headers', 128),
      }),
      cachePolicy: new CachePolicy(this, 'ForAMinute', {
        comment: 'Caches the page of launched games for at most one minute',
        minTtl: Duration.seconds(0),
        defaultTtl: Duration.seconds(0),
        maxTtl: Duration.seconds(60),
        enableAcceptEncodingGzip: true,
        enableAcceptEncodingBrotli: true,
      }),
    };
  }

  private makeApi(): RestApi {
    const api = new RestApi(this, 'Api', {
      restApiName: 'novalink-launch',
      endpointTypes: [EndpointType.REGIONAL],
      cloudWatchRole: false,
      deployOptions: {
        stageName,
        throttlingRateLimit: 100,
        throttlingBurstLimit: 200,
        tracingEnabled: true,
      },
    });
    api.node.tryRemoveChild('Endpoint');
    Validations.of(api).acknowledge(
      { id: 'AwsSolutions-APIG1', reason: 'Access to public pages is not logged.' },
      { id: 'AwsSolutions-APIG2', reason: 'The only input is the id of a brand in the path.' },
      { id: 'AwsSolutions-APIG3', reason: 'The stage throttles requests, and CloudFront caches the page.' },
      { id: 'AwsSolutions-APIG4', reason: 'A public page, without data of a player.' },
      { id: 'AwsSolutions-APIG6', reason: 'Access to public pages is not logged.' },
      { id: 'AwsSolutions-COG4', reason: 'A public page, without data of a player.' },
    );
    return api;
  }
}
