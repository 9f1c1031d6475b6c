import { routes } from '#domain/routes';
import type { WaitingItem } from './list-review-items';
import * as messages from './messages';

export const kindNames: Record<WaitingItem['kind'], string> = {
  COMPANY: messages.company,
  COMPLIANCE: messages.compliance,
  GAME_VERSION: messages.gameVersion,
  CASINO: messages.casino,
  RTP_ALERT: messages.rtpAlert,
};

/** The title and the kind of a review item. */
export const nameOf = ({ kind, company, game, gameVersion, casino, rtpAlert }: WaitingItem) => {
  const names: Record<WaitingItem['kind'], string> = {
    COMPANY: company.name,
    COMPLIANCE: messages.complianceOf(company.name),
    GAME_VERSION: `${game?.title ?? messages.game} ${gameVersion?.semver ?? ''}`.trim(),
    CASINO: casino?.name ?? messages.casino,
    RTP_ALERT: `${game?.title ?? messages.game} ${rtpAlert?.semver ?? ''}`.trim(),
  };
  return { name: names[kind], kind: kindNames[kind] };
};

/** The value of `item` in the URL of the review queue. */
export const itemKey = ({ kind, id }: Pick<WaitingItem, 'kind' | 'id'>): string => `${kind}.${id}`;

/** The review queue with an item open. */
export const itemPath = (item: Pick<WaitingItem, 'kind' | 'id'>): string =>
  `${routes.AdminReview.path}?item=${itemKey(item)}`;
