import {
  array,
  boolean,
  literal,
  number,
  optional,
  picklist,
  strictObject,
  strictTuple,
  string,
} from 'valibot';
import type { InferOutput } from 'valibot';
import { inert } from '#local/template/inert';

const noText = 'text messages are not implemented';
const toInbox = 'all mail goes to the local inbox';

const passwordPolicy = strictObject({
  MinimumLength: optional(number(), 8),
  RequireLowercase: optional(boolean(), false),
  RequireUppercase: optional(boolean(), false),
  RequireNumbers: optional(boolean(), false),
  RequireSymbols: optional(boolean(), false),
  TemporaryPasswordValidityDays: optional(number(), 7),
});

export const properties = strictObject({
  UsernameAttributes: strictTuple([literal('email')]),
  UsernameConfiguration: optional(strictObject({ CaseSensitive: optional(boolean(), true) }), {}),
  AutoVerifiedAttributes: optional(array(literal('email')), []),
  Policies: optional(strictObject({ PasswordPolicy: optional(passwordPolicy, {}) }), {}),
  AdminCreateUserConfig: optional(
    strictObject({
      AllowAdminCreateUserOnly: optional(boolean(), false),
      InviteMessageTemplate: optional(
        strictObject({
          EmailMessage: optional(string()),
          EmailSubject: optional(string()),
          SMSMessage: inert(noText),
        }),
      ),
    }),
    {},
  ),
  LambdaConfig: optional(
    strictObject({ PreSignUp: optional(string()), PostConfirmation: optional(string()) }),
    {},
  ),
  Schema: optional(
    array(
      strictObject({
        Name: string(),
        Required: optional(boolean(), false),
        Mutable: optional(boolean(), true),
        AttributeDataType: optional(literal('String'), 'String'),
        StringAttributeConstraints: inert('lengths of attributes are not checked'),
      }),
    ),
    [],
  ),
  VerificationMessageTemplate: optional(
    strictObject({
      DefaultEmailOption: optional(literal('CONFIRM_WITH_CODE')),
      EmailMessage: optional(string()),
      EmailSubject: optional(string()),
      SmsMessage: inert(noText),
    }),
    {},
  ),
  EmailVerificationMessage: inert('VerificationMessageTemplate is used instead'),
  EmailVerificationSubject: inert('VerificationMessageTemplate is used instead'),
  SmsVerificationMessage: inert(noText),
  UserAttributeUpdateSettings: optional(
    strictObject({ AttributesRequireVerificationBeforeUpdate: array(literal('email')) }),
  ),
  AccountRecoverySetting: optional(
    strictObject({
      RecoveryMechanisms: array(strictObject({ Name: picklist(['verified_email']), Priority: number() })),
    }),
  ),
  EmailConfiguration: optional(
    strictObject({
      EmailSendingAccount: optional(picklist(['COGNITO_DEFAULT', 'DEVELOPER'])),
      From: inert(toInbox),
      SourceArn: inert(toInbox),
      ConfigurationSet: inert(toInbox),
      ReplyToEmailAddress: inert('the local inbox does not support replies'),
    }),
  ),
  MfaConfiguration: optional(literal('OFF'), 'OFF'),
  UserPoolName: optional(string()),
  UserPoolTags: inert('tags are not used'),
  UserPoolTier: optional(picklist(['LITE', 'ESSENTIALS', 'PLUS']), 'ESSENTIALS'),
  UserPoolAddOns: optional(
    strictObject({
      AdvancedSecurityMode: optional(picklist(['OFF', 'AUDIT', 'ENFORCED']), 'OFF'),
      AdvancedSecurityAdditionalFlows: inert('threat protection is not implemented'),
    }),
    {},
  ),
  DeletionProtection: inert('the local cloud does not delete resources'),
});

export type UserPoolProperties = InferOutput<typeof properties>;
