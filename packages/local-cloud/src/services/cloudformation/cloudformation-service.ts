import { element } from '#local/platform/aws-answers';
import { AwsError } from '#local/platform/aws-error';
import type { HttpHandler } from '#local/platform/http';
import type { Iam } from '#local/platform/principal';
import { memberList, queryHandler, required, type QueryOperation } from '#local/platform/query-protocol';
import type { Authenticate } from '#local/platform/sigv4';
import { accountId, region } from '#local/services/needs';
import type { Deployment, DeployedResource, Outputs } from '#local/template/deploy';
import { stackId } from '#local/template/scope';

/** What the deployment created. */
export type DeployedStacks = Pick<Deployment, 'outputs' | 'resources'>;

interface Needs {
  readonly authenticate: Authenticate;
  readonly iam: Pick<Iam, 'decide'>;
  /** When the stacks were created. */
  readonly startedAt: Date;
  readonly deployed: () => DeployedStacks;
}

/** AWS returns at most 100 resources at once. */
const mostResources = 100;

/** CloudFormation's read operations: the outputs and the resources of the stacks. CloudFormation API Reference. */
export function createCloudFormationService({ authenticate, iam, startedAt, deployed }: Needs): {
  handler: HttpHandler;
  operations: readonly string[];
} {
  const stackNamed = (wanted: string) => {
    const found = Object.keys(deployed().outputs).find((name) => name === wanted || idOf(name) === wanted);
    if (found === undefined) throw new AwsError('ValidationError', `Stack with id ${wanted} does not exist`);
    return found;
  };
  const resourcesOf = (stackName: string) =>
    deployed().resources.filter((resource) => resource.stackName === stackName);
  /** The stack of a request, by its name or by one of its resources. */
  const stackMeant = (parameters: URLSearchParams) => {
    const physicalId = parameters.get('PhysicalResourceId');
    if (physicalId === null) return stackNamed(required(parameters, 'StackName'));
    const resource = deployed().resources.find(({ ref }) => ref === physicalId);
    if (resource === undefined)
      throw new AwsError('ValidationError', `Stack for ${physicalId} does not exist`);
    return resource.stackName;
  };
  const ofStack = (parameters: URLSearchParams) => ({ resource: idOf(stackMeant(parameters)) });
  const described = (resource: DeployedResource) => resourceMember(resource, startedAt);

  const operations: Readonly<Record<string, QueryOperation>> = {
    DescribeStacks: {
      demand: (parameters) => (parameters.has('StackName') ? ofStack(parameters) : { resource: '*' }),
      run(parameters) {
        const { outputs } = deployed();
        const names = parameters.has('StackName') ? [stackMeant(parameters)] : Object.keys(outputs);
        return memberList(
          'Stacks',
          names.map((name) => stackMember(name, outputs[name] ?? {}, startedAt)),
        );
      },
    },
    DescribeStackResource: {
      demand: ofStack,
      run(parameters) {
        const stackName = stackMeant(parameters);
        const logicalId = required(parameters, 'LogicalResourceId');
        const found = resourcesOf(stackName).find((resource) => resource.logicalId === logicalId);
        if (found === undefined)
          throw new AwsError(
            'ValidationError',
            `Resource ${logicalId} does not exist for stack ${stackName}`,
          );
        return `<StackResourceDetail>${described(found)}</StackResourceDetail>`;
      },
    },
    DescribeStackResources: {
      demand: ofStack,
      run(parameters) {
        const logicalId = parameters.get('LogicalResourceId');
        const found = resourcesOf(stackMeant(parameters)).filter(
          (resource) => logicalId === null || resource.logicalId === logicalId,
        );
        return memberList('StackResources', found.slice(0, mostResources).map(described));
      },
    },
    ListStackResources: {
      demand: ofStack,
      run(parameters) {
        const found = resourcesOf(stackMeant(parameters));
        const from = Number(parameters.get('NextToken') ?? 0);
        if (!Number.isInteger(from) || from < 0)
          throw new AwsError('ValidationError', 'The NextToken is invalid.');
        const to = from + mostResources;
        const more = to < found.length ? element('NextToken', String(to)) : '';
        return memberList('StackResourceSummaries', found.slice(from, to).map(described)) + more;
      },
    },
  };
  return {
    handler: queryHandler({
      service: 'cloudformation',
      namespace: 'http://cloudformation.amazonaws.com/doc/2010-05-15/',
      operations,
      authenticate,
      iam,
    }),
    operations: Object.keys(operations),
  };
}

function stackMember(name: string, outputs: Outputs[string], startedAt: Date): string {
  const values = Object.entries(outputs).map(
    ([key, value]) => element('OutputKey', key) + element('OutputValue', value),
  );
  return (
    element('StackName', name) +
    element('StackId', idOf(name)) +
    element('CreationTime', startedAt.toISOString()) +
    element('StackStatus', 'CREATE_COMPLETE') +
    memberList('Outputs', values)
  );
}

/** A list and a description name the time of the last change differently. */
function resourceMember({ stackName, logicalId, type, ref }: DeployedResource, startedAt: Date): string {
  return (
    element('StackName', stackName) +
    element('StackId', idOf(stackName)) +
    element('LogicalResourceId', logicalId) +
    element('PhysicalResourceId', ref) +
    element('ResourceType', type) +
    ['Timestamp', 'LastUpdatedTimestamp'].map((name) => element(name, startedAt.toISOString())).join('') +
    element('ResourceStatus', 'CREATE_COMPLETE')
  );
}

const idOf = (name: string) => stackId(name, { region, accountId });
