import { expect, test } from '@jest/globals';
import { attribute, cloudFrontMayGet, siteTemplate, startEdge } from '#local/testing/site-edge';

const ofThisAccount = {
  ArnLike: {
    'aws:SourceArn': {
      'Fn::Join': ['', ['arn:aws:cloudfront::', { Ref: 'AWS::AccountId' }, ':distribution/*']],
    },
  },
};

/** The site’s template with a second bucket. Its policy lets the distribution read tagged objects under a condition. */
function withImages(condition: object = ofThisAccount) {
  const template = siteTemplate();
  const { DistributionConfig } = template.Edge.Properties;
  const config = {
    ...DistributionConfig,
    CacheBehaviors: [
      {
        PathPattern: '/images/*',
        TargetOriginId: 'images',
        CachePolicyId: '658327ea-f89d-4fab-a63d-7e88639e58f6',
        ViewerProtocolPolicy: 'https-only',
        ResponseHeadersPolicyId: { Ref: 'Sandbox' },
      },
      ...DistributionConfig.CacheBehaviors,
    ],
    Origins: [
      ...DistributionConfig.Origins,
      {
        Id: 'images',
        DomainName: attribute('Images', 'RegionalDomainName'),
        OriginAccessControlId: attribute('Access', 'Id'),
        S3OriginConfig: { OriginAccessIdentity: '' },
      },
    ],
  };
  return {
    ...template,
    Edge: { ...template.Edge, Properties: { DistributionConfig: config } },
    Images: { Type: 'AWS::S3::Bucket', Properties: { BucketName: 'images' } },
    ImagesPolicy: cloudFrontMayGet('Images', {
      StringEquals: { 's3:ExistingObjectTag/checked': 'true' },
      ...condition,
    }),
    Sandbox: {
      Type: 'AWS::CloudFront::ResponseHeadersPolicy',
      Properties: {
        ResponseHeadersPolicyConfig: {
          Name: 'sandbox',
          SecurityHeadersConfig: {
            ContentSecurityPolicy: { ContentSecurityPolicy: 'sandbox', Override: true },
            ContentTypeOptions: { Override: true },
          },
        },
      },
    },
  };
}

// AWS: CloudFront Developer Guide, "Restrict access to an Amazon S3 origin", and Amazon S3 User Guide, "Tagging and
// access control policies".
test('reads a second bucket through the distribution if its policy allows the tags', async () => {
  const { ask, put } = await startEdge(withImages());
  const checked = { bucket: 'images', tags: { checked: 'true' } };
  await put('images/me/a b.png', 'picture', { 'content-type': 'image/png' }, checked);
  await put('images/me/fresh.png', 'not looked at', {}, { bucket: 'images' });
  await put('images/me/a b.png', 'the site’s own');
  expect(await ask('GET /images/me/a%20b.png')).toMatchObject({
    status: 200,
    text: 'picture',
    headers: {
      'content-type': 'image/png',
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
    },
  });
  expect(await ask('HEAD /images/me/a%20b.png')).toMatchObject({ status: 200 });
  expect((await ask('GET /images/me/fresh.png')).status).toBe(403);
  expect((await ask('GET /images/me/missing.png')).status).toBe(403);
  expect((await ask('GET /images/')).status).toBe(403);
});

test.each([
  [
    'distributions of another account',
    { ArnLike: { 'aws:SourceArn': 'arn:aws:cloudfront::111122223333:distribution/*' } },
  ],
  [
    'another distribution',
    { ArnLike: { 'aws:SourceArn': 'arn:aws:cloudfront::000000000000:distribution/E1' } },
  ],
  [
    'something else of this account',
    { ArnLike: { 'aws:SourceArn': 'arn:aws:cloudfront::000000000000:function/*' } },
  ],
  // For an origin access control, AWS documents only aws:SourceArn.
  ['this account', { StringLike: { 'aws:SourceAccount': '*' } }],
])('denies the distribution if the policy names %s', async (_what, condition) => {
  const { ask, put } = await startEdge(withImages(condition));
  await put('images/me/a.png', 'picture', {}, { bucket: 'images', tags: { checked: 'true' } });
  expect((await ask('GET /images/me/a.png')).status).toBe(403);
});
