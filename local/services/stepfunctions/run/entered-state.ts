import type { FlowState } from '../language/states';

export interface EnteredState<State extends FlowState = FlowState> {
  readonly name: string;
  readonly state: State;
  /** Before its filters. */
  readonly input: unknown;
}
