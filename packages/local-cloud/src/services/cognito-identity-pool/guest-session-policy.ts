import type { PolicyDocument } from '#local/platform/principal';

const wholeServices = [
  'appsync',
  'cloudwatch',
  'cognito-identity',
  'cognito-sync',
  'comprehend',
  'dynamodb',
  'firehose',
  'gamelift',
  'geo',
  'iot',
  'kinesis',
  'lambda',
  'lex',
  'machinelearning',
  'mobileanalytics',
  'mobiletargeting',
  'personalize',
  'polly',
  'rekognition',
  's3',
  'sdb',
  'ses',
  'sns',
  'sqs',
  'transcribe',
  'translate',
];

const singleActions = [
  'kms:Decrypt',
  'kms:Encrypt',
  'kms:GenerateDataKey',
  'kms:ReEncrypt*',
  'rum:PutRumEvents',
  'sagemaker:InvokeEndpoint',
  'sumerian:View*',
  'textract:AnalyzeDocument',
  'textract:DetectDocumentText',
];

/**
 * The maximum permissions of guests in the enhanced flow, whatever their role allows: Cognito Developer Guide, «IAM
 * roles», «Access policies», and the managed policy AmazonCognitoUnAuthedIdentitiesSessionPolicy.
 */
export const guestSessionPolicy: PolicyDocument = {
  Version: '2012-10-17',
  Statement: {
    Effect: 'Allow',
    Resource: '*',
    Action: [...wholeServices.map((service) => `${service}:*`), ...singleActions],
  },
};
