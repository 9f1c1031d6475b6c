import type { RequestTexts } from '../runtime/code';

/** Result of a data source. It can have both an error and a result. */
export interface SourceAnswer {
  readonly result: unknown;
  readonly error?: { readonly message: string; readonly type: string };
}

export interface DataSource {
  /** Performs the request that a request handler returned. Throws FieldError for an invalid request. */
  (request: unknown, requestId: string): Promise<SourceAnswer>;
  /** AppSync operations that are not implemented. Code that uses one is rejected when the templates are read. */
  readonly missing?: Partial<RequestTexts>;
}
