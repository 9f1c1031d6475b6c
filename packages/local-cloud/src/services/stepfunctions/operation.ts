import type { CloudServices } from '#local/services/needs';
import type { JsonObject } from '#local/platform/json-shape';
import type { Executions } from './executions';
import type { StateMachine } from './state-machine';

export interface OperationNeeds extends Pick<CloudServices, 'clock'> {
  readonly machines: ReadonlyMap<string, StateMachine>;
  readonly executions: Executions;
}

/** An operation, and the field of its input with the ARN for permission checks; without one, it is about all. */
export interface StatesOperation {
  readonly resource?: 'stateMachineArn' | 'executionArn';
  readonly run: (needs: OperationNeeds, arn: string, input: JsonObject) => JsonObject;
}

/** AWS JSON: seconds since 1970. */
export const timestamp = (time: Date) => time.getTime() / 1000;
