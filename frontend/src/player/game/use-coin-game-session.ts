import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CoinType } from '#domain/generated/types';
import { balanceIn, readBrandAgain, type ShownBrand, showBalance } from '../../parts/brand/read-brand';
import { amountOf } from '../../parts/reels/coin-labels';
import { countMs } from '../../parts/reels/win-tier';
import type { Mathematics } from '../../parts/reels/game-mathematics';
import type { GameLabels } from '../../parts/reels/play-labels';
import { wantsStillness } from '../../ui/use-stillness';
import { pageClock } from '../../parts/game-screen/page-clock';
import { newRequestId } from '../../platform/api/request-ids';
import { usePlatform, useSession } from '../../platform/platform';
import { createCoinGameSession } from './coin-game-session';
import { keptRequest } from './kept-request';
import { playRound, startPlaySession } from './play-requests';
import { openVisit } from './visit';

interface Needs {
  readonly brand: ShownBrand;
  readonly coin: CoinType;
  readonly gameId: string;
  readonly mathematics: Mathematics;
  readonly labels: GameLabels;
}

/** A session at this game with these coins, as long as the page shows it. */
export const useCoinGameSession = ({ brand, coin: { code }, gameId, mathematics, labels }: Needs) => {
  const { api } = usePlatform();
  const sub = useSession()?.sub ?? '';
  const queries = useQueryClient();
  const brandId = brand.id;
  const [gameSession] = useState(() => {
    const visit = openVisit({
      storage: sessionStorage,
      key: `novalink.visit.${brandId}.${sub}`,
      now: Date.now,
    });
    const byPageClock = (moment: number) => pageClock.now() - (Date.now() - moment);
    return createCoinGameSession({
      mathematics,
      labels,
      clock: pageClock,
      isStill: wantsStillness,
      balance: amountOf(balanceIn(brand.me?.balances ?? [], code)),
      realityCheckMinutes: brand.responsiblePlay.realityCheckMinutes,
      visit: {
        startedAt: byPageClock(visit.begunAt),
        checked: byPageClock(visit.checkedAt),
        sums: visit.sumsOf(code),
        onPlayed: (bet, win) => visit.played(code, bet, win),
        onChecked: visit.checked,
      },
      newRequestId,
      keptRequest: keptRequest(sessionStorage, `novalink.round.${brandId}.${gameId}.${sub}`),
      startSession: async () =>
        (await api.send(startPlaySession, { input: { brandId, gameId, coin: code } })).startPlaySession,
      playRound: async (request) => (await api.send(playRound, { input: { brandId, ...request } })).playRound,
    });
  });
  const state = useSyncExternalStore(gameSession.watch, gameSession.state);
  useEffect(() => void gameSession.open(), [gameSession]);

  const held = balanceIn(brand.me?.balances ?? [], code);
  useEffect(() => gameSession.takeBalance(amountOf(held)), [gameSession, held]);

  // Updates the balance in the rest of the page when the win is counted up. Reads the brand again when the user leaves.
  const { result, balance } = state;
  useEffect(() => {
    if (!result) return undefined;
    const show = () => showBalance(queries, brandId, code, String(balance));
    const timer = setTimeout(show, wantsStillness() ? 0 : countMs(result.bet, result.win));
    return () => clearTimeout(timer);
  }, [queries, brandId, code, result, balance]);
  useEffect(() => () => void readBrandAgain(queries, brandId), [queries, brandId]);
  return { gameSession, state };
};
