import { type ActionFor, actionsFor, auditActions, type PublicKind } from './audit-actions';

/** The actions of public audit events. */
export const eventActions = actionsFor('subject');

/** A seal of a brand's day is not an audit event, but it is published in the same way. */
export const sealAction = 'DAY_SEALED';

export type PublicAction = ActionFor<'subject'> | typeof sealAction;

export const publicActions = [sealAction, ...eventActions] as const;

export const kindOf = (action: PublicAction): PublicKind =>
  action === sealAction ? 'BRAND' : auditActions[action].subject;
