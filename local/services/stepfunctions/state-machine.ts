import type { Definition } from './language/states';

/** A state machine as its template describes it. */
export interface StateMachine {
  readonly name: string;
  readonly arn: string;
  readonly roleArn: string;
  readonly definition: Definition;
}
