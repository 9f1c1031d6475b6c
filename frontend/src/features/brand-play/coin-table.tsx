import { lazy, Suspense, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CoinType, PublicGame } from '#domain/generated/types';
import { brandPath } from '../../parts/brand/brand-context';
import type { ShownBrand } from '../../parts/brand/read-brand';
import { coinWords } from '../../parts/reels/coin-words';
import type { Mathematics } from '../../parts/reels/game-mathematics';
import { namesIn } from '../../parts/reels/play-words';
import { RealityCheckDialog } from '../../parts/table/reality-check-dialog';
import { TableFrame } from '../../parts/table/table-frame';
import type { ShownTournament } from '../../parts/tournaments/list-tournaments';
import { CoinChoice } from './coin-choice';
import { CoinControls } from './coin-controls';
import { type CoinSittingState, isLocked, isOfTheBet } from './coin-sitting-state';
import { CoinTrouble } from './coin-trouble';
import { SessionPanel } from './session-panel';
import { useTournamentPlace } from './tournament-place';
import { useCoinSitting } from './use-coin-sitting';
import * as messages from './messages';

const ShareReplay = lazy(async () => ({
  default: (await import('../../parts/rounds/share-replay')).ShareReplay,
}));

interface CoinTableProps {
  readonly game: PublicGame;
  readonly mathematics: Mathematics;
  readonly brand: ShownBrand;
  /** Those that games are played with. */
  readonly coins: readonly CoinType[];
  readonly coin: CoinType;
  /** Those that rounds of the game with the coin count for. */
  readonly tournaments: readonly ShownTournament[];
  readonly onCoin: (code: string) => void;
  readonly onOutdated: () => void;
}

/** Everything of a sitting with coins: reels, purse and controls, and below them what the rounds are drawn from. */
export const CoinTable = (props: CoinTableProps) => {
  const { game, mathematics, brand, coins, coin } = props;
  const navigate = useNavigate();
  const words = useMemo(
    () => ({ ...coinWords(messages.playCoins, coin.decimals), nameOf: namesIn(game.rules.symbols) }),
    [coin.decimals, game.rules.symbols],
  );
  const { sitting, state } = useCoinSitting({ brand, coin, gameId: game.id, mathematics, words });
  const tournament = useTournamentPlace({ tournaments: props.tournaments, roundId: state.lastRound?.id });
  const coinChoice = coins.length > 1 && (
    <CoinChoice
      coins={coins}
      balances={brand.me?.balances ?? []}
      chosen={coin.code}
      isLocked={isLocked(state)}
      onChoose={props.onCoin}
    />
  );
  const leave = () => void navigate(brandPath('BrandDemo', brand.id));
  return (
    <div className="grid gap-6">
      <TableFrame
        label={messages.playedWith(game.title, coin.name)}
        game={game}
        mathematics={mathematics}
        words={words}
        minAge={brand.minAge}
        state={state}
        readiness={readinessOf(state)}
        satDown={sitting.satDown}
        onSkip={sitting.skip}
        onLeave={leave}
        tools={
          state.lastRound && (
            <Suspense>
              <ShareReplay look="tool" brandId={brand.id} round={state.lastRound} />
            </Suspense>
          )
        }
        controls={
          <CoinControls
            state={state}
            words={words}
            coinChoice={coinChoice}
            onBet={sitting.chooseBet}
            onSpin={sitting.spin}
          />
        }
        aside={tournament.aside}
        trouble={
          <CoinTrouble
            trouble={state.trouble}
            brandId={brand.id}
            onTryAgain={sitting.tryAgain}
            onNewSession={sitting.open}
            onOutdated={props.onOutdated}
          />
        }
      />
      {tournament.below}
      <RealityCheckDialog check={state.realityCheck} words={words} onGoOn={sitting.goOn} onLeave={leave} />
      <SessionPanel state={state} coin={coin} brandId={brand.id} />
    </div>
  );
};

const readinessOf = ({ trouble, session }: CoinSittingState) => {
  if (trouble !== undefined && !isOfTheBet(trouble)) return 'stopped';
  return session === undefined ? 'preparing' : 'ready';
};
