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
