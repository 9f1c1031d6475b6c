import { element, queryAnswer, queryError } from '#local/platform/aws-answers';
import { AwsError } from '#local/platform/aws-error';
import type { HttpHandler } from '#local/platform/http';
import type { Iam } from '#local/platform/principal';
import type { Authenticate } from '#local/platform/sigv4';
import { accountId, region } from '#local/services/needs';
import type { Outputs } from '#local/template/deploy';
import { stackId } from '#local/template/scope';

interface Needs {
  readonly authenticate: Authenticate;
  readonly iam: Pick<Iam, 'decide'>;
  /** When the stacks were created. */
  readonly startedAt: Date;
  readonly outputs: () => Outputs;
}

const namespace = 'http://cloudformation.amazonaws.com/doc/2010-05-15/';

/** Implements `DescribeStacks`, so that programs can read the outputs of the stacks. CloudFormation API Reference. */
export function createCloudFormationService({ authenticate, iam, startedAt, outputs }: Needs): {
  handler: HttpHandler;
} {
  return {
    handler: async (request) => {
      try {
        const principal = await authenticate(request, 'cloudformation');
        const parameters = new URLSearchParams(request.body.toString());
        const action = parameters.get('Action');
        if (action !== 'DescribeStacks') {
          throw new AwsError(
            'InvalidAction',
            `The local cloud does not support the action ${action ?? 'that is missing'}.`,
          );
        }
        const names = namesOf(outputs(), parameters.get('StackName'));
        const [only] = names;
        const resource = parameters.has('StackName') && only !== undefined ? idOf(only) : '*';
        const decision = iam.decide(principal, { action: 'cloudformation:DescribeStacks', resource });
        if (!decision.allowed) throw new AwsError('AccessDenied', decision.reason, 403);
        const members = names.map((name) => member(name, outputs()[name] ?? {}, startedAt)).join('');
        return queryAnswer('DescribeStacks', namespace, `<Stacks>${members}</Stacks>`);
      } catch (error) {
        if (error instanceof AwsError) return queryError(error);
        throw error;
      }
    },
  };
}

function namesOf(outputs: Outputs, wanted: string | null): string[] {
  const names = Object.keys(outputs);
  if (wanted === null) return names;
  const found = names.filter((name) => name === wanted || idOf(name) === wanted);
  if (found.length === 0) throw new AwsError('ValidationError', `Stack with id ${wanted} does not exist`);
  return found;
}

function member(name: string, outputs: Readonly<Record<string, string>>, startedAt: Date): string {
  const values = Object.entries(outputs).map(
    ([key, value]) => `<member>${element('OutputKey', key)}${element('OutputValue', value)}</member>`,
  );
  return (
    `<member>${element('StackName', name)}${element('StackId', idOf(name))}` +
    `${element('CreationTime', startedAt.toISOString())}${element('StackStatus', 'CREATE_COMPLETE')}` +
    `<Outputs>${values.join('')}</Outputs></member>`
  );
}

const idOf = (name: string) => stackId(name, { region, accountId });
