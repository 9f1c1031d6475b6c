import { isObjectType, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import type { Caller } from '../execution/caller';
import { opens } from '../execution/field-access';
import { notAuthorized } from '../runtime/field-error';
import type { ApiSchema } from '../schema/api-schema';
import type { CheckedDocument } from '../execution/documents';

/**
 * Throws FieldError for a field that the caller is not allowed to read. AppSync does not document whether it checks
 * fields below the first level before delivery, so applications must not rely on it.
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
