import { accountId, region } from '#local/services/needs';
import { physicalName } from '#local/services/physical-name';
import { resourceKind, type ResourceKind } from '#local/template/resource-kind';
import type { Workflow } from './language/states';
import { invokeIntegration } from './language/task-state';
import type { StateMachine } from './state-machine';
import { stateMachineProperties } from './state-machine-properties';

interface Needs {
  readonly put: (machine: StateMachine) => void;
}

export const stateMachineKind = ({ put }: Needs): ResourceKind =>
  resourceKind({
    type: 'AWS::StepFunctions::StateMachine',
    properties: stateMachineProperties,
    create(resource) {
      const { StateMachineName, RoleArn, definition } = resource.properties;
      const name = StateMachineName ?? physicalName(resource, 80);
      const arn = `arn:aws:states:${region}:${accountId}:stateMachine:${name}`;
      checkResources(definition);
      put({ name, arn, roleArn: RoleArn, definition });
      return { ref: arn, attributes: { Arn: arn, Name: name } };
    },
  });

/** Values of resources are known only now. */
function checkResources({ States }: Workflow): void {
  for (const [name, state] of Object.entries(States)) {
    if (state.Type === 'Map') checkResources(state.ItemProcessor);
    if (state.Type !== 'Task' || state.Resource === invokeIntegration) continue;
    if (!state.Resource.startsWith('arn:aws:lambda:'))
      throw new Error(
        `property DefinitionString: the state ${name} has no function’s ARN: ${state.Resource}`,
      );
  }
}
