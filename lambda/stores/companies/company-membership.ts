import { looseObject, nullish, parse, picklist, string, type InferOutput } from 'valibot';

const schema = looseObject({
  id: string(),
  owner: string(),
  kind: nullish(picklist(['PROVIDER', 'OPERATOR'])),
  membership: picklist(['NONE', 'PENDING', 'DONE', 'LEAVING']),
});

/** The fields that determine the group of a company's owner. */
export type CompanyMembership = Pick<InferOutput<typeof schema>, 'id' | 'owner' | 'kind' | 'membership'>;

/** Parses a company's row. */
export function parseCompanyMembership(row: unknown): CompanyMembership {
  const { id, owner, kind, membership } = parse(schema, row);
  return { id, owner, kind, membership };
}
