import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { systemClock } from '#lambda/runtime/clock';
import { cognitoDirectory } from '#lambda/services/directory/cognito-directory';
import { emailAnswer } from '#lambda/functions/email-notifications/email-answer';
import { emailNotification } from '#lambda/functions/email-notifications/email-notification';
import { environment } from '#lambda/functions/email-notifications/env';
import { parseEmailRequest } from '#lambda/services/mail/email-request';
import { sesMailer } from '#lambda/services/mail/ses-mailer';
import { answerStore } from '#lambda/stores/support/answer-store';
import { emailStore } from '#lambda/stores/notifications/email-store';

const {
  MAIN_TABLE: mainTable,
  USER_POOL_ID: userPoolId,
  SITE_URL: siteUrl,
  MAIL_FROM: from,
  MAIL_REGION: region,
  MAIL_CONFIGURATION_SET: configurationSet,
} = environment();
const stores = { dynamodb: new DynamoDBClient(), mainTable };
const mailer = sesMailer({ ses: new SESv2Client({ region }), from, configurationSet });
const notification = emailNotification({
  store: emailStore(stores),
  directory: cognitoDirectory({ cognito: new CognitoIdentityProviderClient(), userPoolId }),
  mailer,
  clock: systemClock,
  siteUrl,
});
const answer = emailAnswer({ store: answerStore(stores), mailer, siteUrl });

export const handler = (event: unknown): Promise<void> => {
  const request = parseEmailRequest(event);
  return 'sub' in request ? notification(request) : answer(request);
};
