import { describe, expect, test } from '@jest/globals';
import { statementsOf, type Statement } from '#test/synth/statements';
import { resourcesOf, synthesized, type Synthesized } from '#test/synth/synthesized';

const stages = { dev: synthesized('dev'), prod: synthesized('prod'), local: synthesized('local') };
const everyStage = Object.entries(stages);
const uploadBuckets = (stage: Synthesized) =>
  resourcesOf(stage, 'AWS::S3::Bucket').filter(({ id }) => /^(Images|Documents)/.test(id));

/** Statements as text: bucket ids without hashes, and resources without intrinsic functions. */
const reported = ({ effect, actions, resource, condition }: Statement) =>
  [
    effect,
    actions.join(' '),
    'on',
    resource.match(/Images|Documents|(Query|Mutation|Subscription)\/fields\/\w+/g)?.join(' '),
    /"\/([^"]*\*)"/.exec(resource)?.[1] ?? '',
    condition === 'null' ? '' : `if ${condition}`,
  ]
    .join(' ')
    .trim();

const rightsOf = (stage: Synthesized, visitor: string) =>
  statementsOf(stage)
    .filter(({ policy }) => new RegExp(`^(Images|Documents|GraphqlApi)${visitor}Rights`).test(policy))
    .map(reported)
    .sort();

const images = 'novalink/games/images/';
const documents = 'novalink/companies/documents/';
const self = '${cognito-identity.amazonaws.com:sub}/*';
const checked = 'if {"StringEquals":{"s3:ExistingObjectTag/checked":"true"}}';
const parts = 's3:AbortMultipartUpload s3:ListMultipartUploadParts';
const everybody = [
  'Allow appsync:GraphQL on Query/fields/getGameCertificate Query/fields/getLeaderboard Query/fields/getPublicGame Query/fields/getPublicLobby Query/fields/getReplay Query/fields/getTournament Query/fields/getTournamentCertificate Query/fields/getWalletReport Query/fields/listCatalogue Subscription/fields/onLeaderboardChange',
  `Allow s3:GetObject on Images ${images}* ${checked}`,
  `Allow s3:ListBucket on Images  if {"StringLike":{"s3:prefix":"${images}*"}}`,
];
const whole = (actions: string, keys: string) => `Allow ${actions} on Images ${images}${keys}`;
const documentRights = [
  `Allow ${parts} on Documents ${documents}${self}`,
  `Allow s3:PutObject on Documents ${documents}${self} if {"Bool":{"s3:ObjectCreationOperation":"false"}}`,
  `Allow s3:PutObject on Documents ${documents}${self} if {"Null":{"s3:if-none-match":"false"}}`,
];
const putAndDelete = 's3:AbortMultipartUpload s3:DeleteObject s3:ListMultipartUploadParts s3:PutObject';

test('signed-in users can write in the whole image library if the stage allows it, but not in other document folders', () => {
  const wide = rightsOf(synthesized('dev, literal rules'), 'SignedIn');
  const narrow = rightsOf(stages.dev, 'SignedIn');
  expect(wide.filter((right) => !narrow.includes(right))).toEqual([whole(putAndDelete, '*')]);
  expect(narrow.filter((right) => !wide.includes(right))).toEqual([whole(putAndDelete, self)]);
});

describe.each(everyStage)('with AWS credentials in %s', (_name, stage) => {
  test('a guest can read the catalogue and checked images, play as a guest and send support requests', () => {
    const mutations = [
      ...['createSupportRequest', 'openLaunch', 'playGuestRound', 'playLaunchedRound'],
      ...['startGuestSession', 'startLaunchedSession'],
    ];
    const act = `Allow appsync:GraphQL on ${mutations.map((field) => `Mutation/fields/${field}`).join(' ')}`;
    expect(rightsOf(stage, 'Guest')).toEqual([act, ...everybody]);
  });

  test('a signed-in user writes only in their own folders', () => {
    expect(rightsOf(stage, 'SignedIn')).toEqual(
      [
        ...everybody,
        ...documentRights,
        whole(putAndDelete, self),
        `Allow s3:GetObject on Documents ${documents}${self} ${checked}`,
      ].sort(),
    );
  });

  test('only an admin writes in the whole library and reads all documents', () => {
    expect(rightsOf(stage, 'Admin')).toEqual(
      [
        ...everybody,
        ...documentRights,
        whole(putAndDelete, '*'),
        `Allow s3:GetObject on Documents ${documents}* ${checked}`,
      ].sort(),
    );
  });

  test('nobody has any other permissions', () => {
    const roles = resourcesOf(stage, 'AWS::IAM::Role').filter(({ id }) => id.startsWith('Visitors'));
    expect(roles).toHaveLength(3);
    for (const { properties } of roles) {
      expect(properties).not.toHaveProperty('Policies');
      expect(properties).not.toHaveProperty('ManagedPolicyArns');
    }
    const attached = ['AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy'].flatMap((type) =>
      resourcesOf(stage, type).filter(({ properties }) =>
        JSON.stringify(properties.Roles).includes('Visitors'),
      ),
    );
    const names = attached.map(({ id }) => id.replace(/Rights\w+$/, ''));
    expect(names.sort()).toEqual([
      'DocumentsAdmin',
      'DocumentsSignedIn',
      'GraphqlApiAdmin',
      'GraphqlApiGuest',
      'GraphqlApiSignedIn',
      'ImagesAdmin',
      'ImagesGuest',
      'ImagesSignedIn',
    ]);
  });

  test('only the upload check tags files and removes versions', () => {
    const sharp = statementsOf(stage).filter(
      ({ actions, resource }) =>
        /Images|Documents/.test(resource) &&
        actions.some((action) => /Tagging|DeleteObjectVersion|ObjectAcl/.test(action)),
    );
    expect(sharp.map(({ policy }) => policy.replace(/Rights\w+$/, '')).sort()).toEqual([
      'UploadsDocuments',
      'UploadsImages',
    ]);
  });
});

/** All CloudFront distributions of the stage's account. */
const distributionsOf: Readonly<Record<string, unknown>> = {
  dev: {
    'Fn::Join': [
      '',
      ['arn:', { Ref: 'AWS::Partition' }, ':cloudfront::', { Ref: 'AWS::AccountId' }, ':distribution/*'],
    ],
  },
  prod: 'arn:aws:cloudfront::111122223333:distribution/*',
  local: 'arn:aws:cloudfront::000000000000:distribution/*',
};

describe.each(everyStage)('the buckets of uploads in %s', (_name, stage) => {
  test('are private and versioned, and remove old versions', () => {
    expect(uploadBuckets(stage)).toHaveLength(2);
    for (const { properties } of uploadBuckets(stage))
      expect(properties).toMatchObject({
        VersioningConfiguration: { Status: 'Enabled' },
        OwnershipControls: { Rules: [{ ObjectOwnership: 'BucketOwnerEnforced' }] },
        PublicAccessBlockConfiguration: {
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        },
        LifecycleConfiguration: {
          Rules: [
            {
              AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
              NoncurrentVersionExpiration: { NoncurrentDays: 30 },
              Status: 'Enabled',
            },
          ],
        },
      });
  });

  test('require TLS, and allow the account’s CloudFront distributions to read checked images', () => {
    const policies = statementsOf(stage).filter(({ policy }) =>
      /^(Images|Documents)BucketPolicy/.test(policy),
    );
    const denied = policies.filter(({ effect }) => effect === 'Deny');
    expect(denied).toHaveLength(2);
    for (const { actions, condition, principal } of denied)
      expect([actions, condition, principal]).toEqual([
        ['s3:*'],
        '{"Bool":{"aws:SecureTransport":"false"}}',
        '{"AWS":"*"}',
      ]);
    const allowed = policies.filter(({ effect }) => effect === 'Allow');
    // test/synth/buckets.test.ts tests the bucket emptier.
    expect(allowed.filter(({ principal }) => !principal.includes('CustomS3AutoDelete'))).toMatchObject([
      {
        policy: expect.stringMatching(/^Images/) as unknown,
        actions: ['s3:GetObject'],
        principal: '{"Service":"cloudfront.amazonaws.com"}',
        condition: JSON.stringify({
          StringEquals: { 's3:ExistingObjectTag/checked': 'true' },
          ArnLike: { 'aws:SourceArn': distributionsOf[_name] },
        }),
      },
    ]);
  });

  test('notify the upload check of every put and removal', () => {
    const [{ id } = { id: '' }] = resourcesOf(stage, 'AWS::Lambda::Function').filter((each) =>
      each.id.startsWith('UploadsCheckUploads'),
    );
    for (const { properties } of uploadBuckets(stage)) {
      const { LambdaConfigurations } = properties.NotificationConfiguration as {
        LambdaConfigurations: { Event: string; Function: unknown }[];
      };
      expect(LambdaConfigurations.map(({ Event }) => Event)).toEqual([
        's3:ObjectCreated:*',
        's3:ObjectRemoved:*',
      ]);
      for (const { Function } of LambdaConfigurations)
        expect(Function).toEqual({ 'Fn::GetAtt': [id, 'Arn'] });
    }
    const invocations = resourcesOf(stage, 'AWS::Lambda::EventInvokeConfig').filter(({ id }) =>
      id.startsWith('Uploads'),
    );
    expect(invocations).toMatchObject([
      { properties: { MaximumRetryAttempts: 2, DestinationConfig: { OnFailure: {} } } },
    ]);
  });

  test('allow browsers of any origin to read responses to uploads', () => {
    for (const { properties } of uploadBuckets(stage))
      expect(properties.CorsConfiguration).toMatchObject({
        CorsRules: [{ ExposedHeaders: expect.arrayContaining(['ETag', 'x-amz-version-id']) as unknown }],
      });
  });

  test('are retained in stages that keep records', () => {
    for (const { deletionPolicy } of uploadBuckets(stage))
      expect(deletionPolicy).toBe(stage === stages.prod ? 'Retain' : 'Delete');
  });
});

test.each(everyStage)('in %s, the site’s origin serves images that cannot run as pages', (_name, stage) => {
  const policies = resourcesOf(stage, 'AWS::CloudFront::ResponseHeadersPolicy');
  const [sandbox] = policies.filter(({ id }) => id.startsWith('EdgeImagesHeaders'));
  expect(sandbox?.properties).toMatchObject({
    ResponseHeadersPolicyConfig: {
      SecurityHeadersConfig: {
        ContentSecurityPolicy: { ContentSecurityPolicy: "default-src 'none'; sandbox", Override: true },
        ContentTypeOptions: { Override: true },
      },
      CustomHeadersConfig: { Items: [{ Header: 'Cross-Origin-Resource-Policy', Value: 'same-origin' }] },
    },
  });
  const [distribution] = resourcesOf(stage, 'AWS::CloudFront::Distribution');
  expect(distribution?.properties).toMatchObject({
    DistributionConfig: {
      CacheBehaviors: [
        { PathPattern: '/assets/*' },
        { PathPattern: '/builds/*' },
        { PathPattern: '/api/v1/catalogue' },
        { PathPattern: '/api/v1/audit/*' },
        { PathPattern: '/api/v1/sessions' },
        { PathPattern: '/api/*' },
        { PathPattern: '/launch/*' },
        { PathPattern: `/${images}*`, ResponseHeadersPolicyId: { Ref: sandbox?.id } },
        { PathPattern: '/tournaments/*/*.json' },
      ],
    },
  });
});

test.each(everyStage)('in %s, only the function decides who can embed launched games', (_name, stage) => {
  const policies = resourcesOf(stage, 'AWS::CloudFront::ResponseHeadersPolicy');
  const securityOf = ({ properties }: (typeof policies)[number]) =>
    (properties.ResponseHeadersPolicyConfig as { readonly SecurityHeadersConfig: object })
      .SecurityHeadersConfig;
  const [launch, ...others] = policies
    .filter(({ id }) => !id.startsWith('EdgeImages'))
    .sort(({ id: one }, { id: other }) => Number(other.includes('Launch')) - Number(one.includes('Launch')));
  expect(launch && securityOf(launch)).toMatchObject({
    ContentSecurityPolicy: {
      ContentSecurityPolicy: expect.stringContaining("frame-ancestors 'none'"),
      Override: false,
    },
    ReferrerPolicy: { ReferrerPolicy: 'no-referrer', Override: true },
  });
  expect(launch && securityOf(launch)).not.toHaveProperty('FrameOptions');
  for (const policy of others) {
    expect(JSON.stringify(securityOf(policy))).toContain("frame-ancestors 'none'");
    expect(securityOf(policy)).toMatchObject({ ContentSecurityPolicy: { Override: true } });
  }
});
