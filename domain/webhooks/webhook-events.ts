import type { WebhookEvent } from '../generated/types';

interface EventMeaning {
  /** As in the contract, such as `game.live`. */
  readonly name: string;
  /** When the event is sent. */
  readonly meaning: string;
}

/** The events of webhooks. The contract describes their data. */
export const webhookEvents = {
  COMPANY_APPROVED: { name: 'company.approved', meaning: 'The company was approved or reinstated.' },
  COMPANY_REJECTED: { name: 'company.rejected', meaning: 'Changes of the company were requested.' },
  COMPANY_SUSPENDED: { name: 'company.suspended', meaning: 'The company was suspended.' },
  GAME_LIVE: { name: 'game.live', meaning: 'A version of a game was published, or a game was resumed.' },
  GAME_SUSPENDED: { name: 'game.suspended', meaning: 'A game was suspended.' },
  PLAYER_SELF_EXCLUDED: {
    name: 'player.self-excluded',
    meaning: 'A player excluded themselves from a brand.',
  },
  PROMOTION_ENDED: { name: 'promotion.ended', meaning: 'A promotion was cancelled before its end.' },
  ROUND_NEEDS_ATTENTION: {
    name: 'round.needs-attention',
    meaning: 'A wallet refused to pay a round, or did not answer for 72 hours.',
  },
  RTP_ALERT: { name: 'rtp.alert', meaning: 'The RTP of a version differs from its certificate.' },
  TOURNAMENT_SETTLED: { name: 'tournament.settled', meaning: 'A tournament ended and its prizes were paid.' },
} as const satisfies Record<WebhookEvent, EventMeaning>;

/** The name of an event that only `sendTestWebhook` sends. */
export const testEventName = 'test';
