import { Key } from 'aws-cdk-lib/aws-kms';
import { Grant, type IGrantable } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { removalPolicy, type StageSettings } from '#lib/settings';

/** The key of KMS that encrypts the secrets of API keys. Without it, every secret is lost. */
export class ApiKeySecrets extends Construct {
  readonly key: Key;

  constructor(scope: Construct, id: string, settings: StageSettings) {
    super(scope, id);
    this.key = new Key(this, 'Key', {
      description: 'Encrypts the secrets of API keys',
      enableKeyRotation: true,
      removalPolicy: removalPolicy(settings),
    });
  }

  letSeal(grantee: IGrantable): void {
    this.letUse(grantee, 'kms:Encrypt');
  }

  letOpen(grantee: IGrantable): void {
    this.letUse(grantee, 'kms:Decrypt');
  }

  private letUse(grantee: IGrantable, action: string): void {
    Grant.addToPrincipal({ grantee, actions: [action], resourceArns: [this.key.keyArn] });
  }
}
