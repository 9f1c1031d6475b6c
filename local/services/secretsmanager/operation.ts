import type { JsonObject } from '#local/platform/json-shape';
import type { Secret } from './secret';

/** An operation on a secret whose caller may do it. */
export type SecretOperation = (secret: Secret, input: JsonObject) => JsonObject;
