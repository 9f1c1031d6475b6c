import type { Definition } from './language/states';

/** The properties of a state machine. */
export interface StateMachine {
  readonly name: string;
  readonly arn: string;
  readonly roleArn: string;
  readonly definition: Definition;
}
