import type { StatesOperation } from '../operation';

/** Step Functions API Reference, "ListStateMachines", in one page and without creation times. */
export const listStateMachines: StatesOperation = {
  run: ({ machines }) => ({
    stateMachines: [...machines.values()].map(({ arn, name }) => ({
      stateMachineArn: arn,
      name,
      type: 'STANDARD',
    })),
  }),
};
