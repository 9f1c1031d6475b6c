import { util, type Context } from '@aws-appsync/utils';
import type { ComplianceDocument } from '#domain/generated/types';
import { complianceDocumentKey } from '#domain/keys';
import { parseId } from '../parse-id';
import { refuse } from '../refuse';
import { refuseFailure } from '../refuse-failure';
import { documentNow } from './current-status';

interface Named {
  readonly input: { readonly companyId: string; readonly id?: string };
}
interface Made {
  readonly documentId?: string;
}

/** Reads the document after the write. The previous steps have checked its owner. */
export function request(ctx: Context<Named, Made>) {
  const { companyId, id } = ctx.args.input;
  const key = complianceDocumentKey(companyId, parseId(ctx.stash.documentId ?? id ?? '', 'document.missing'));
  return { operation: 'GetItem', key: util.dynamodb.toMapValues(key), consistentRead: true };
}

export function response(ctx: Context<Named, Made, undefined, undefined, ComplianceDocument | null>) {
  if (ctx.error) refuseFailure(ctx);
  return ctx.result ? documentNow(ctx.result) : refuse('document.missing');
}
