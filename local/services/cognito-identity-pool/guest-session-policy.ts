import type { PolicyDocument } from '#local/platform/principal';

/**
 * What guests of the enhanced flow may use at all, whatever their role says. Cognito Developer Guide, «IAM roles»,
 * «Access policies»: the services that unauthenticated identities can access.
 */
export const guestSessionPolicy: PolicyDocument = {
  Version: '2012-10-17',
  Statement: {
    Effect: 'Allow',
    Resource: '*',
    Action: [
      'appsync:*',
      'cloudwatch:*',
      'codewhisperer:GenerateCodeSuggestions',
      'cognito-identity:*',
      'cognito-idp:*',
      'cognito-sync:*',
      'comprehend:*',
      'dynamodb:*',
      'execute-api:*',
      'firehose:*',
      'gamelift:*',
      'iot:*',
      'kinesis:*',
      'kinesisanalytics:*',
      'lambda:*',
      'lex:*',
      'logs:*',
      'machinelearning:*',
      'mobileanalytics:*',
      'mobiletargeting:*',
      'personalize:*',
      'polly:*',
      'rekognition:*',
      's3:*',
      'sagemaker:InvokeEndpoint',
      'sdb:*',
      'ses:*',
      'sns:*',
      'sqs:*',
      'textract:AnalyzeDocument',
      'textract:DetectDocumentText',
      'transcribe:*',
      'translate:*',
    ],
  },
};
