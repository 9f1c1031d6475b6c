import { createDecide } from '#local/platform/iam/decide';
import type { HttpRequest } from '#local/platform/http';
import { memoryStorage } from '#local/platform/memory-storage';
import { createS3Service } from '#local/services/s3/s3-service';
import { deploy } from '#local/template/deploy';
import { parseTemplate } from '#local/template/template';
import { createCloudFrontService } from '#local/services/cloudfront/cloudfront-service';

export const attribute = (id: string, name: string) => ({ 'Fn::GetAtt': [id, name] });

/** A bucket policy that allows CloudFront to read under a condition. */
export const cloudFrontMayGet = (bucket: string, Condition: object) => ({
  Type: 'AWS::S3::BucketPolicy',
  Properties: {
    Bucket: { Ref: bucket },
    PolicyDocument: {
      Version: '2012-10-17',
      Statement: [
        {
          Effect: 'Allow',
          Principal: { Service: 'cloudfront.amazonaws.com' },
          Action: 's3:GetObject',
          Resource: { 'Fn::Join': ['', [attribute(bucket, 'Arn'), '/*']] },
          Condition,
        },
      ],
    },
  },
});

/** A bucket that only the distribution can read, and the distribution, in the format of the CDK. */
export function siteTemplate({
  behaviour = {},
  more = {},
  code = 'function handler(event) { return event.request; }',
}: {
  behaviour?: object;
  more?: object;
  code?: string;
} = {}) {
  return {
    Site: { Type: 'AWS::S3::Bucket', Properties: { BucketName: 'site' } },
    SitePolicy: cloudFrontMayGet('Site', {
      StringEquals: {
        'AWS:SourceArn': {
          'Fn::Join': ['', ['arn:aws:cloudfront::000000000000:distribution/', { Ref: 'Edge' }]],
        },
      },
    }),
    Access: {
      Type: 'AWS::CloudFront::OriginAccessControl',
      Properties: {
        OriginAccessControlConfig: {
          Name: 'access',
          OriginAccessControlOriginType: 's3',
          SigningBehavior: 'always',
          SigningProtocol: 'sigv4',
        },
      },
    },
    Viewer: {
      Type: 'AWS::CloudFront::Function',
      Properties: {
        Name: 'viewer',
        AutoPublish: true,
        FunctionCode: code,
        FunctionConfig: { Runtime: 'cloudfront-js-2.0', Comment: '' },
      },
    },
    Edge: {
      Type: 'AWS::CloudFront::Distribution',
      Properties: {
        DistributionConfig: {
          Enabled: true,
          DefaultRootObject: 'index.html',
          DefaultCacheBehavior: {
            TargetOriginId: 'site',
            CachePolicyId: '658327ea-f89d-4fab-a63d-7e88639e58f6',
            Compress: true,
            ViewerProtocolPolicy: 'redirect-to-https',
            FunctionAssociations: [
              { EventType: 'viewer-request', FunctionARN: attribute('Viewer', 'FunctionARN') },
            ],
            ...behaviour,
          },
          CacheBehaviors: [
            {
              PathPattern: '/api/*',
              TargetOriginId: 'api',
              AllowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'],
              CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
              OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
              ViewerProtocolPolicy: 'https-only',
              Compress: true,
            },
          ],
          Origins: [
            {
              Id: 'site',
              DomainName: attribute('Site', 'RegionalDomainName'),
              OriginAccessControlId: attribute('Access', 'Id'),
              S3OriginConfig: { OriginAccessIdentity: '' },
            },
            {
              Id: 'api',
              DomainName: 'games.execute-api.eu-west-1.amazonaws.com',
              OriginPath: '',
              CustomOriginConfig: { OriginProtocolPolicy: 'https-only', OriginSSLProtocols: ['TLSv1.2'] },
            },
          ],
          ...more,
        },
      },
    },
  };
}

/** Deploys the template; its API returns the received event. */
export async function startEdge(resources: Record<string, unknown>) {
  const storage = memoryStorage();
  const clock = { now: () => new Date('2026-01-01T00:00:00Z') };
  const nobody = { arn: 'nobody', gates: [], context: {} };
  const s3 = createS3Service({
    storage,
    clock,
    iam: { decide: createDecide({ clock }), roleSession: () => nobody },
    authenticate: () => Promise.resolve(nobody),
    assets: { pathOf: (_bucket, key) => key },
    eventTargets: { admit: () => undefined, send: () => Promise.resolve() },
  });
  const asked: HttpRequest[] = [];
  const edge = createCloudFrontService({
    origin: 'http://localhost:4000',
    s3,
    apis: {
      behind: (domainName) =>
        domainName === 'games.execute-api.eu-west-1.amazonaws.com'
          ? (request) => {
              asked.push(request);
              const body = 'x'.repeat(2000);
              return Promise.resolve({ status: 200, headers: { 'content-type': 'application/json' }, body });
            }
          : undefined,
    },
  });
  const template = parseTemplate('Web', { Resources: resources });
  const place = { region: 'eu-west-1', accountId: '000000000000', parameters: {} };
  await deploy([{ name: 'Web', template }], [...s3.kinds, ...edge.kinds], place);
  return {
    asked,
    distributions: edge.distributions,
    put: (
      key: string,
      text: string,
      headers: Record<string, string> = {},
      { bucket = 'site', tags = {} }: { bucket?: string; tags?: Record<string, string> } = {},
    ) =>
      s3.buckets
        .byName(bucket)
        .objects.put(key, { bytes: Buffer.from(text), headers, userMetadata: {}, checksum: {}, tags }),
    ask: async (methodAndPath: string, headers: Record<string, string> = {}, body = '') => {
      const [method = '', path = ''] = methodAndPath.split(' ');
      const response = await edge.handler({
        method,
        url: new URL(path, 'http://localhost:4000'),
        headers: { host: 'localhost:4000', ...headers },
        body: Buffer.from(body),
        sourceIp: '127.0.0.1',
      });
      return { ...response, text: String(response.body) };
    },
  };
}
