import { auditActions, type PublicKind } from './audit-actions';

type Actions = typeof auditActions;
/** The actions of public audit events. */
export type EventAction = {
  [Action in keyof Actions]: Actions[Action]['subject'] extends null ? never : Action;
}[keyof Actions];

export const eventActions = (Object.keys(auditActions) as (keyof Actions)[]).filter(
  (action): action is EventAction => auditActions[action].subject !== null,
);

/** A seal of a brand's day is not an audit event, but it is published in the same way. */
export const sealAction = 'DAY_SEALED';

export type PublicAction = EventAction | typeof sealAction;

export const publicActions = [sealAction, ...eventActions] as const;

export const kindOf = (action: PublicAction): PublicKind =>
  action === sealAction ? 'BRAND' : auditActions[action].subject;
