import type { Api } from './api';
import type { ApiSchema } from './schema/api-schema';

/** The GraphQL APIs of the templates. At most one at a time, because there is one `/graphql`. */
export interface Apis {
  put(api: Api): void;
  current(): Api | undefined;
  /** Throws for an unknown id. */
  get(id: string): Api;
}

export function createApis(): Apis {
  let current: Api | undefined;
  return {
    put(api) {
      if (current !== undefined && current.id !== api.id)
        throw new Error('a second GraphQL API is not supported by the local cloud');
      current = api;
    },
    current: () => current,
    get(id) {
      if (current?.id !== id) throw new Error(`there is no GraphQL API ${id}`);
      return current;
    },
  };
}

/** Returns the schema of an API. Throws if it has none yet. */
export function schemaOf({ schema }: Api): ApiSchema {
  if (schema === undefined) throw new Error('the API has no schema');
  return schema;
}
