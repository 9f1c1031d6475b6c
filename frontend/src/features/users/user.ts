import * as v from 'valibot';

const group = v.picklist(['ADMINS', 'OPERATORS', 'PROVIDERS']);

/** A person of the user pool, as the API's JSON has them. */
export const userRule = v.object({
  sub: v.string(),
  email: v.string(),
  /** Cognito's own word, such as `CONFIRMED` or `UNCONFIRMED`. */
  status: v.string(),
  enabled: v.boolean(),
  groups: v.array(group),
  createdAt: v.string(),
});

export type User = v.InferOutput<typeof userRule>;
