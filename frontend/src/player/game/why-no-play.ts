import type { ShownBrand } from '../../parts/brand/read-brand';

/** The reason why a user cannot play a game. */
export type NoPlayReason = 'game' | 'coins' | 'joining' | 'closed' | 'status';

/** The reason known from the brand. The server decides. */
export const whyNoPlay = ({ gameIds, open, me }: ShownBrand, gameId: string): NoPlayReason | undefined => {
  if (!gameIds.includes(gameId)) return 'game';
  if (!open) return 'closed';
  if (me === null) return 'joining';
  return me.status === 'ACTIVE' ? undefined : 'status';
};
