import type { JsonObject } from '#local/platform/json-shape';
import type { Secret } from './secret';

/** An operation on a secret after the permission check. */
export type SecretOperation = (secret: Secret, input: JsonObject) => JsonObject;
