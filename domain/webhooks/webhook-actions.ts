import { auditActions } from '#domain/audit/audit-actions';

type Actions = typeof auditActions;
/** The actions of audit events that are sent to webhooks. */
export type WebhookAction = {
  [Action in keyof Actions]: Actions[Action]['webhook'] extends null ? never : Action;
}[keyof Actions];

export const webhookActions = (Object.keys(auditActions) as (keyof Actions)[]).filter(
  (action): action is WebhookAction => auditActions[action].webhook !== null,
);
