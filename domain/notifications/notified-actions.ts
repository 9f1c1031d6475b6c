import { auditActions } from '#domain/audit/audit-actions';

type Actions = typeof auditActions;
/** The actions of audit events that cause a notification. */
export type NotifiedAction = {
  [Action in keyof Actions]: Actions[Action]['topic'] extends null ? never : Action;
}[keyof Actions];

export const notifiedActions = (Object.keys(auditActions) as (keyof Actions)[]).filter(
  (action): action is NotifiedAction => auditActions[action].topic !== null,
);
