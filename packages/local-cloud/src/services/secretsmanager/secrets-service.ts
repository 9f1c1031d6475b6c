import { AwsError } from '#local/platform/aws-error';
import type { HttpHandler } from '#local/platform/http';
import { answer, inputOf, operationOf, refusal } from '#local/platform/json-protocol';
import { textOf } from '#local/platform/json-shape';
import type { Authenticate } from '#local/platform/sigv4';
import { accountId, region, type CloudServices } from '#local/services/needs';
import type { ResourceKind } from '#local/template/resource-kind';
import type { SecretOperation } from './operation';
import { describeSecret } from './operations/DescribeSecret';
import { getSecretValue } from './operations/GetSecretValue';
import { currentStage } from './secret';
import { secretKind } from './secret-kind';
import { secretsIn } from './secrets';

export interface SecretsService {
  readonly kinds: readonly ResourceKind[];
  /** Handles the target `secretsmanager`. */
  readonly handler: HttpHandler;
  readonly operations: readonly string[];
}

type Needs = Pick<CloudServices, 'storage' | 'clock' | 'iam'> & { readonly authenticate: Authenticate };

const operations = new Map<string, SecretOperation>(
  Object.entries({ DescribeSecret: describeSecret, GetSecretValue: getSecretValue }),
);

/** Secrets Manager: the secrets of the templates. AWS Secrets Manager API Reference. */
export function createSecretsService(needs: Needs): SecretsService {
  const secrets = secretsIn(needs);
  return {
    kinds: [secretKind({ secrets })],
    operations: [...operations.keys()],
    async handler(request) {
      try {
        const principal = await needs.authenticate(request, 'secretsmanager');
        const name = operationOf(request);
        const operation = operations.get(name);
        if (operation === undefined)
          throw new AwsError(
            'UnknownOperationException',
            `The local cloud does not support ${name} of Secrets Manager.`,
          );
        const input = inputOf(request);
        const asked = textOf(input.SecretId) ?? '';
        const find = () => secrets.find(asked);
        const decision = needs.iam.decide(principal, {
          action: `secretsmanager:${name}`,
          resource: arnOf(asked, find),
          context: {
            'secretsmanager:VersionStage': textOf(input.VersionStage) ?? currentStage,
          },
        });
        if (!decision.allowed) throw new AwsError('AccessDeniedException', decision.reason);
        return answer(JSON.stringify(operation(find(), input)));
      } catch (error) {
        return refusal(error, 'com.amazonaws.secretsmanager');
      }
    },
  };
}

/** Also for a missing secret, so that callers without permission do not learn that it is missing. */
function arnOf(asked: string, find: () => { readonly arn: string }): string {
  try {
    return find().arn;
  } catch {
    return asked.startsWith('arn:') ? asked : `arn:aws:secretsmanager:${region}:${accountId}:secret:${asked}`;
  }
}
