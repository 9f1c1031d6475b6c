import type { Mutation, Query } from '#domain/generated/types';
import type { resolverMap } from '#lib/api/resolver-map';

type Resolvers = typeof resolverMap;
type NestedType = Exclude<keyof Resolvers, 'Query' | 'Mutation'>;
type NestedField = { [Type in NestedType]: `${Type}.${keyof Resolvers[Type] & string}` }[NestedType];

export type QueryOperation = `Query.${keyof Query}`;
export type MutationOperation = `Mutation.${keyof Mutation}`;

/**
 * All root fields of the schema and all nested fields with a resolver. The matrix, the requests, the guards and the
 * unit costs are `satisfies Record<GraphqlOperation, …>`, so a missing or unknown entry is a compile error.
 * `exclusions.ts` contains the exceptions with their reasons.
 */
export type GraphqlOperation = QueryOperation | MutationOperation | NestedField;

/** Part of a table that has an entry for each operation. */
export type Part<Entry> = Readonly<Partial<Record<GraphqlOperation, Entry>>>;
