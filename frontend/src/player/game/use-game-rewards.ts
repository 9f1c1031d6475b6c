import { useEffect } from 'react';
import type { ShownBrand } from '../../parts/brand/read-brand';
import { useReadAgain } from '../promotions/collect-reward';
import { useOpenClaims } from '../../parts/promotions/list-claims';
import { promotionCoins } from '../../parts/promotions/reward-labels';
import { say } from '../../ui/toasts';
import type { createCoinGameSession } from './coin-game-session';
import { type EndedReward, gameRewards } from './game-rewards';

interface Needs {
  readonly brand: ShownBrand;
  readonly coin: { readonly code: string; readonly decimals: number };
  readonly gameId: string;
  readonly gameSession: Pick<ReturnType<typeof createCoinGameSession>, 'takeRewards'>;
  /** The reward that the last round completed. */
  readonly ended: EndedReward | undefined;
}

/**
 * Passes the rewards in progress to the game session, and notifies the player of a reward that a round has
 * completed.
 */
export const useGameRewards = ({
  brand,
  coin: { code: coin, decimals },
  gameId,
  gameSession,
  ended,
}: Needs): void => {
  const { data: claims } = useOpenClaims(brand);
  useEffect(() => {
    if (claims) gameSession.takeRewards(gameRewards(claims, { coin, gameId }));
  }, [claims, coin, gameId, gameSession]);
  const readAgain = useReadAgain(brand.id);
  useEffect(() => {
    if (!ended) return;
    const { name, released } = ended;
    say.done(
      released === '0'
        ? `${name} is completed. Nothing was left of it.`
        : `${name} is completed: ${promotionCoins(released, { coin, decimals })} was added to your balance.`,
    );
    void readAgain();
  }, [ended, coin, decimals, readAgain]);
};
