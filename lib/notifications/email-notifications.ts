import { Duration, Stack, Validations } from 'aws-cdk-lib/core';
import { PolicyStatement, type IGrantable } from 'aws-cdk-lib/aws-iam';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { EnvInput } from '#lambda/functions/email-notifications/env';
import { NodeFunction } from '#lib/functions/node-function';
import type { UserDirectory } from '#lib/identity/user-directory';
import type { SesMail } from '#lib/operator-settings';
import type { MainTable } from '#lib/records/main-table';
import type { StageSettings } from '#lib/settings';

export interface EmailNotificationsProps {
  readonly settings: StageSettings;
  readonly mail: SesMail;
  readonly users: UserDirectory;
  readonly records: MainTable;
  /** The site's origin, for links. */
  readonly siteUrl: string;
}

/** Sends notifications by e-mail. It is invoked asynchronously, so Lambda retries failures. */
export class EmailNotifications extends Construct {
  readonly email: NodeFunction<EnvInput>;
  /** E-mails that failed after all retries. */
  readonly failures: Queue;

  constructor(scope: Construct, id: string, props: EmailNotificationsProps) {
    super(scope, id);
    const { settings, mail, users, records, siteUrl } = props;
    const { from, configurationSet, region = Stack.of(this).region } = mail;
    this.email = new NodeFunction(this, 'email-notifications', {
      settings,
      description: 'Sends notifications by e-mail',
      environment: {
        MAIN_TABLE: records.table.tableName,
        USER_POOL_ID: users.pool.userPoolId,
        SITE_URL: siteUrl,
        MAIL_FROM: from,
        MAIL_REGION: region,
        ...(configurationSet === undefined ? {} : { MAIL_CONFIGURATION_SET: configurationSet }),
      } satisfies EnvInput,
      timeout: Duration.seconds(30),
    });
    users.letFind(this.email);
    records.letGet(this.email, 'notifications');
    records.letGet(this.email, 'people');
    records.letGet(this.email, 'support');
    records.letWrite(this.email, {
      notifications: ['Update'],
      people: ['ConditionCheck'],
      support: ['Update'],
    });
    this.letSend(mail, region);
    this.failures = this.keepFailures();
  }

  /** Grants passing on notifications. */
  letHandOver(caller: IGrantable): void {
    caller.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [this.email.functionArn] }),
    );
  }

  /** https://docs.aws.amazon.com/service-authorization/latest/reference/list_amazonsimpleemailservicev2.html */
  private letSend({ from, identity, configurationSet }: SesMail, region: string): void {
    const arn = (resource: string, resourceName: string) =>
      Stack.of(this).formatArn({ service: 'ses', region, resource, resourceName });
    this.email.addToRolePolicy(
      new PolicyStatement({
        actions: ['ses:SendEmail'],
        resources: [
          arn('identity', identity),
          ...(configurationSet === undefined ? [] : [arn('configuration-set', configurationSet)]),
        ],
        conditions: { StringEquals: { 'ses:FromAddress': from } },
      }),
    );
  }

  private keepFailures(): Queue {
    const failures = new Queue(this, 'Failures', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    Validations.of(failures).acknowledge({
      id: 'AwsSolutions-SQS3',
      reason: 'This is the dead-letter queue.',
    });
    this.email.configureAsyncInvoke({
      onFailure: new SqsDestination(failures),
      retryAttempts: 2,
      maxEventAge: Duration.hours(6),
    });
    return failures;
  }
}
