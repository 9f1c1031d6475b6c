/** The access of a request to one item of a table, or to one entry of an index. */
export interface Access {
  /** The name of a table, or `table/index`. */
  readonly store: string;
  readonly partitionKey: string;
  readonly sortKey: string;
  /** Read request units. */
  readonly read: number;
  /** Write request units. */
  readonly write: number;
}

/** One call of the DynamoDB API. A transaction is refused while another one writes one of its items. */
export interface Call {
  readonly isTransaction: boolean;
  readonly accesses: readonly Access[];
}

/** `access` is the refused access, `place` its index in the call. */
export type Answer =
  | { readonly outcome: 'done' }
  /** The partition of the access, or its table's quota, has no units left. */
  | {
      readonly outcome: 'throttled';
      readonly access: Access;
      readonly place: number;
      readonly by: 'partition' | 'quota';
    }
  /** Another transaction writes the item. */
  | { readonly outcome: 'conflict'; readonly access: Access; readonly place: number };
