/** What a data source answers; with an error there may be a result all the same. */
export interface SourceAnswer {
  readonly result: unknown;
  readonly error?: { readonly message: string; readonly type: string };
}

/** Carries out what a request handler returned. Throws FieldError for a request that it cannot read. */
export type DataSource = (request: unknown, requestId: string) => Promise<SourceAnswer>;
