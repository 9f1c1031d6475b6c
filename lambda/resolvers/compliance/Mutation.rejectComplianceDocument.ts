import type { Context } from '@aws-appsync/utils';
import type { MutationRejectComplianceDocumentArgs } from '#domain/generated/types';
import { noteOf } from '../note-of';
import { decidedDocument, decideDocument, type DecidedDocument } from './document-decision';

export function request(ctx: Context<MutationRejectComplianceDocumentArgs>) {
  return decideDocument(ctx, 'REJECTED', noteOf(ctx.args));
}

export function response(ctx: DecidedDocument) {
  return decidedDocument(ctx);
}
