import type { ShownBrand } from '../../parts/brand/read-brand';

/** Why somebody cannot sit down at a game. */
export type NoPlayReason = 'game' | 'coins' | 'joining' | 'closed' | 'standing';

/** What keeps the person from this game, as far as the brand tells; the server has the last word. */
export const whyNoPlay = ({ gameIds, open, me }: ShownBrand, gameId: string): NoPlayReason | undefined => {
  if (!gameIds.includes(gameId)) return 'game';
  if (!open) return 'closed';
  if (me === null) return 'joining';
  return me.status === 'ACTIVE' ? undefined : 'standing';
};
