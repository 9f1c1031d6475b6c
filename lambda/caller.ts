import { array, nullish, object, pipe, string, transform } from 'valibot';

/** The signed-in person, as a resolver names them. */
export interface Caller {
  readonly sub: string;
  readonly isAdmin: boolean;
}

export const callerSchema = pipe(
  object({ sub: string(), groups: nullish(array(string()), []) }),
  transform(({ sub, groups }): Caller => ({ sub, isAdmin: groups.includes('ADMINS') })),
);
