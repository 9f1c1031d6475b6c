import type { Mutation, Query } from '#domain/generated/types';
import type { resolverMap } from '#lib/api/resolver-map';

type Resolvers = typeof resolverMap;
type NestedType = Exclude<keyof Resolvers, 'Query' | 'Mutation'>;
type NestedField = { [Type in NestedType]: `${Type}.${keyof Resolvers[Type] & string}` }[NestedType];

export type QueryOperation = `Query.${keyof Query}`;
export type MutationOperation = `Mutation.${keyof Mutation}`;

/**
 * Every root field of the schema and every nested field with a resolver. The matrix, the requests, the guards and the
 * unit costs are `satisfies Record<GraphqlOperation, …>`: a field without an entry, and an entry without a field, do
 * not compile. `exclusions.ts` names what is left out, with the reason.
 */
export type GraphqlOperation = QueryOperation | MutationOperation | NestedField;

/** One table of several that together have an entry for each operation. */
export type Part<Entry> = Readonly<Partial<Record<GraphqlOperation, Entry>>>;
