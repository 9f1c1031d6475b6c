import type { RequestTexts } from '../runtime/code';

/** What a data source answers; with an error there may be a result all the same. */
export interface SourceAnswer {
  readonly result: unknown;
  readonly error?: { readonly message: string; readonly type: string };
}

export interface DataSource {
  /** Carries out what a request handler returned. Throws FieldError for a request that it cannot read. */
  (request: unknown, requestId: string): Promise<SourceAnswer>;
  /**
   * Operations of AppSync that are not implemented. Code that names one is rejected when the templates are
   * read.
   */
  readonly missing?: Partial<RequestTexts>;
}
