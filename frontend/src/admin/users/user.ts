import * as v from 'valibot';

const group = v.picklist(['ADMINS', 'OPERATORS', 'PROVIDERS']);

/** A user of the user pool in the JSON of the API. */
export const userRule = v.object({
  sub: v.string(),
  email: v.string(),
  /** The status in Cognito, such as `CONFIRMED` or `UNCONFIRMED`. */
  status: v.string(),
  enabled: v.boolean(),
  groups: v.array(group),
  createdAt: v.string(),
});

export type User = v.InferOutput<typeof userRule>;
