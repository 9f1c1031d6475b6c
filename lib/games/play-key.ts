import { Validations } from 'aws-cdk-lib/core';
import type { IGrantable } from 'aws-cdk-lib/aws-iam';
import { Grant } from 'aws-cdk-lib/aws-iam';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { removalPolicy, type StageSettings } from '#lib/settings';

/** What play tokens are signed with; made by AWS, seen by nobody. */
export class PlayKey extends Construct {
  readonly secret: Secret;

  constructor(scope: Construct, id: string, settings: StageSettings) {
    super(scope, id);
    this.secret = new Secret(this, 'Secret', {
      description: 'Signs play tokens',
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
      removalPolicy: removalPolicy(settings),
    });
    Validations.of(this.secret).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason:
        'Tokens are valid for an hour and for practice coins only. A rotated key would end all game sessions.',
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
