import type { AnyOperation, ResultOf, VariablesOf } from '../api/operation';

/** Receives the data of a subscription. */
export interface Subscriber<Data> {
  /** Data arrives from now on. Earlier changes have to be read. */
  readonly onStart: () => void;
  readonly onData: (data: Data) => void;
  /**
   * No data arrives until the next `onStart`: the connection was lost, or the server ended the subscription.
   */
  readonly onStop: () => void;
}

/** GraphQL subscriptions. All of them share one connection, which is open only while there are any. */
export interface RealTime {
  /** Starts a subscription of the signed-in user. The returned function ends it. */
  subscribe<Asked extends AnyOperation>(
    operation: Asked,
    variables: VariablesOf<Asked>,
    subscriber: Subscriber<ResultOf<Asked>>,
  ): () => void;
}
