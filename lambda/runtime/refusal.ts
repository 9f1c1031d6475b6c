import {
  refusalKinds,
  type RefusalCode,
  type RefusalKind,
  type RefusalParameters,
} from '#domain/refusal-codes';

/** An expected refusal with a code. Any other exception is a bug. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly kind: RefusalKind;
  readonly parameters: RefusalParameters;

  constructor(code: RefusalCode, parameters: RefusalParameters = {}) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.kind = refusalKinds[code];
    this.parameters = parameters;
  }
}

/** A refusal that a function returns. The resolver converts it to a GraphQL error. */
export interface RefusalAnswer {
  readonly refusal: Pick<Refusal, 'code' | 'kind' | 'parameters'>;
}

/** Runs `work` and returns a refusal instead of throwing it. */
export async function orRefusal<Answer>(work: () => Promise<Answer>): Promise<Answer | RefusalAnswer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, kind, parameters } = error;
    return { refusal: { code, kind, parameters } };
  }
}
