import { isObjectType, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import type { Caller } from '../execution/caller';
import { opens } from '../execution/field-access';
import { notAuthorized } from '../runtime/field-error';
import type { ApiSchema } from '../schema/api-schema';
import type { CheckedDocument } from '../execution/documents';

/**
 * Throws FieldError for a field that the caller may not read. AppSync does not say whether it looks at fields below the
 * first level before it delivers them, so that nobody should rely on either.
 */
export function checkSelectedFields(
  { document }: CheckedDocument,
  { schema, access }: ApiSchema,
  caller: Caller,
): void {
  const types = new TypeInfo(schema);
  const enter = () => {
    const parent = types.getParentType();
    const fieldName = types.getFieldDef()?.name;
    if (!parent || fieldName === undefined || fieldName.startsWith('__')) return;
    const owners =
      isObjectType(parent) || !('getFields' in parent) ? [parent] : schema.getPossibleTypes(parent);
    for (const { name } of owners)
      if (!opens(access(name, fieldName), caller)) throw notAuthorized(name, fieldName);
  };
  visit(document, visitWithTypeInfo(types, { Field: { enter } }));
}
