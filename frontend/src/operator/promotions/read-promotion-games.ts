import { useQuery } from '@tanstack/react-query';
import type { FreeRoundGame } from '#domain/promotions/expected-cost';
import type { PromotionRules } from '#domain/promotions/rules';
import { fromDecimal } from '@novalink/engine/fraction';
import type { Operations } from '../../generated/operations';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';

const promotionGames = operation(/* GraphQL */ `
  query PromotionGames($brandId: ID!) {
    listBrandGames(brandId: $brandId) {
      id
      title
      live {
        rtp
        maxWinX
        betLevels
      }
    }
  }
`);

/** A game of the brand that can be used for free rounds. */
export type PromotionGame = NonNullable<Operations['PromotionGames']['result']['listBrandGames']>[number];

/** The games of a brand; undefined until they are known. */
export const usePromotionGames = (brandId: string): readonly PromotionGame[] | undefined => {
  const { api } = usePlatform();
  return (
    useQuery({
      queryKey: ['promotion-games', brandId],
      queryFn: async () => (await api.send(promotionGames, { brandId })).listBrandGames,
      staleTime: 60_000,
    }).data ?? undefined
  );
};

/**
 * The facts about a game that the cost of free rounds depends on, with the RTP of its certificate in six decimals. Null for
 * other rewards, and for a game that the brand does not offer.
 */
export function freeRoundGame(
  { reward }: Pick<PromotionRules, 'reward'>,
  games: readonly PromotionGame[] | undefined,
): FreeRoundGame | null {
  const game = reward.kind === 'FREE_ROUNDS' && games?.find(({ id }) => id === reward.gameId);
  const rtp = game ? fromDecimal(game.live.rtp) : undefined;
  return game && rtp ? { rtp, maxWinX: game.live.maxWinX } : null;
}
