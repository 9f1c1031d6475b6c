import { Validations } from 'aws-cdk-lib/core';
import { Grant, type IGrantable } from 'aws-cdk-lib/aws-iam';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { removalPolicy, type StageSettings } from '#lib/settings';

/** The key that e-mail addresses of excluded people are hashed with; made by AWS, seen by nobody. */
export class ExclusionKey extends Construct {
  readonly secret: Secret;

  constructor(scope: Construct, id: string, settings: StageSettings) {
    super(scope, id);
    this.secret = new Secret(this, 'Secret', {
      description: 'Hashes the e-mail addresses of people who excluded themselves',
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
      removalPolicy: removalPolicy(settings),
    });
    Validations.of(this.secret).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason: 'With a rotated key, existing exclusions would not be found.',
    });
  }

  letRead(grantee: IGrantable): void {
    Grant.addToPrincipal({
      grantee,
      actions: ['secretsmanager:GetSecretValue'],
      resourceArns: [this.secret.secretArn],
    });
  }
}
