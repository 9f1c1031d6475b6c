import { routes } from '#domain/routes';
import type { WaitingItem } from './list-review-items';

export const kindNames: Record<WaitingItem['kind'], string> = {
  COMPANY: 'Company',
  COMPLIANCE: 'Compliance',
  GAME_VERSION: 'Game version',
  CASINO: 'Casino',
  RTP_ALERT: 'RTP alert',
};

/** The title and the kind of a review item. */
export const nameOf = ({ kind, company, game, gameVersion, casino, rtpAlert }: WaitingItem) => {
  const names: Record<WaitingItem['kind'], string> = {
    COMPANY: company.name,
    COMPLIANCE: `Compliance of ${company.name}`,
    GAME_VERSION: `${game?.title ?? 'Game'} ${gameVersion?.semver ?? ''}`.trim(),
    CASINO: casino?.name ?? 'Casino',
    RTP_ALERT: `${game?.title ?? 'Game'} ${rtpAlert?.semver ?? ''}`.trim(),
  };
  return { name: names[kind], kind: kindNames[kind] };
};

/** The value of `item` in the URL of the review queue. */
export const itemKey = ({ kind, id }: Pick<WaitingItem, 'kind' | 'id'>): string => `${kind}.${id}`;

/** The review queue with an item open. */
export const itemPath = (item: Pick<WaitingItem, 'kind' | 'id'>): string =>
  `${routes.AdminReview.path}?item=${itemKey(item)}`;
