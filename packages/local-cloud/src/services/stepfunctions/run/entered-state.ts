import type { FlowState } from '../language/states';

export interface EnteredState<State extends FlowState = FlowState> {
  readonly name: string;
  readonly state: State;
  /** The input before the filters. */
  readonly input: unknown;
}
