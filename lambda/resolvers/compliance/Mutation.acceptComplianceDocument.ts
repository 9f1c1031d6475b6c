import {
  decidedDocument,
  decideDocument,
  type DecidedDocument,
  type DocumentDecisionContext,
} from './document-decision';

export function request(ctx: DocumentDecisionContext) {
  return decideDocument(ctx, 'ACCEPTED', null);
}

export function response(ctx: DecidedDocument) {
  return decidedDocument(ctx);
}
