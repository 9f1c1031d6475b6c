import type { FieldsOf } from '../fields/field';
import type { CreateWebhookEndpointInput, UpdateWebhookEndpointInput } from '../generated/types';

const companyId = {
  kind: 'control',
  value: 'id',
  required: true,
  notEdited: 'The page sends the id of the company.',
} as const;

const edited = {
  /** The function refuses http, except for the own machine in the local cloud. */
  url: { kind: 'url', required: true },
  description: { kind: 'line', longest: 200 },
  events: {
    kind: 'list',
    required: true,
    of: {
      kind: 'enum',
      options: {
        COMPANY_APPROVED: true,
        COMPANY_REJECTED: true,
        COMPANY_SUSPENDED: true,
        GAME_LIVE: true,
        GAME_SUSPENDED: true,
        PLAYER_SELF_EXCLUDED: true,
        PROMOTION_ENDED: true,
        ROUND_NEEDS_ATTENTION: true,
        RTP_ALERT: true,
        TOURNAMENT_SETTLED: true,
      },
    },
    most: 20,
    some: 'required',
    once: { message: 'format' },
  },
} as const;

/** The fields of a webhook endpoint that the owner of its company fills in. */
export const webhookFields = { companyId, ...edited } as const satisfies FieldsOf<CreateWebhookEndpointInput>;

export const webhookUpdateFields = {
  companyId,
  id: { kind: 'control', value: 'id', required: true, notEdited: 'The page sends the id of the endpoint.' },
  ...edited,
} as const satisfies FieldsOf<UpdateWebhookEndpointInput>;
