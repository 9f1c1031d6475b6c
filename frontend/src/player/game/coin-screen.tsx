import { lazy, Suspense, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CoinType, PublicGame, Balance } from '#domain/generated/types';
import { brandPath } from '../../parts/brand/brand-context';
import { type ShownBrand, balanceIn } from '../../parts/brand/read-brand';
import { coinLabels, amountOf } from '../../parts/reels/coin-labels';
import type { Mathematics } from '../../parts/reels/game-mathematics';
import { namesIn } from '../../parts/reels/play-labels';
import { RealityCheckDialog } from '../../parts/game-screen/reality-check-dialog';
import { GameFrame } from '../../parts/game-screen/game-frame';
import type { ShownTournament } from '../../parts/tournaments/list-tournaments';
import { betNote, CoinControls } from './coin-controls';
import { isLocked, readinessOf } from './coin-game-session-state';
import { CoinTrouble } from './coin-trouble';
import { SessionPanel } from './session-panel';
import { useTournamentPlace } from './tournament-place';
import { useGameRewards } from './use-game-rewards';
import { useCoinGameSession } from './use-coin-game-session';
import { inputShape } from '../../ui/form/field-frame';

const ShareReplay = lazy(async () => ({
  default: (await import('../rounds/share-replay')).ShareReplay,
}));

// Loaded on demand, because most players have no rewards in progress.
const GameRewardList = lazy(async () => ({ default: (await import('./game-reward-list')).GameRewardList }));

interface CoinScreenProps {
  readonly game: PublicGame;
  readonly mathematics: Mathematics;
  readonly brand: ShownBrand;
  /** The coins with which games can be played. */
  readonly coins: readonly CoinType[];
  readonly coin: CoinType;
  /** The tournaments for which rounds of the game with the coin count. */
  readonly tournaments: readonly ShownTournament[];
  readonly onCoin: (code: string) => void;
  readonly onOutdated: () => void;
}

/** The game screen with coins: reels, purse and controls, and below them the seeds of the rounds. */
export const CoinScreen = (props: CoinScreenProps) => {
  const { game, mathematics, brand, coins, coin } = props;
  const navigate = useNavigate();
  const labels = useMemo(
    () => ({ ...coinLabels('Play coins', coin.decimals), nameOf: namesIn(game.rules.symbols) }),
    [coin.decimals, game.rules.symbols],
  );
  const { gameSession, state } = useCoinGameSession({ brand, coin, gameId: game.id, mathematics, labels });
  useGameRewards({ brand, coin, gameId: game.id, gameSession, ended: state.endedReward });
  const tournament = useTournamentPlace({ tournaments: props.tournaments, round: state.lastRound });
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
      <GameFrame
        label={`${game.title}, played with ${coin.name}`}
        game={game}
        mathematics={mathematics}
        labels={labels}
        minAge={brand.minAge}
        state={state}
        readiness={readinessOf(state)}
        startedAt={gameSession.startedAt}
        onSkip={gameSession.skip}
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
            labels={labels}
            coinChoice={coinChoice}
            onBet={gameSession.chooseBet}
            onSpin={gameSession.spin}
          />
        }
        note={betNote(state, labels)}
        aside={tournament.aside}
        trouble={
          <CoinTrouble
            trouble={state.trouble}
            brandId={brand.id}
            onTryAgain={gameSession.tryAgain}
            onNewSession={gameSession.open}
            onOutdated={props.onOutdated}
          />
        }
      />
      {state.rewards.length > 0 && (
        <Suspense>
          <GameRewardList
            rewards={state.rewards}
            labels={labels}
            bet={state.bet}
            betLevels={state.session?.betLevels ?? []}
            isLocked={isLocked(state)}
            onBet={gameSession.chooseBet}
          />
        </Suspense>
      )}
      {tournament.below}
      <RealityCheckDialog
        check={state.realityCheck}
        labels={labels}
        onGoOn={gameSession.goOn}
        onLeave={leave}
      />
      <SessionPanel state={state} coin={coin} brandId={brand.id} />
    </div>
  );
};

interface CoinChoiceProps {
  /** The coins with which games can be played. */
  readonly coins: readonly CoinType[];
  readonly balances: readonly Balance[];
  readonly chosen: string;
  readonly isLocked: boolean;
  readonly onChoose: (code: string) => void;
}

/** Selects the kind of coins. Each kind has a separate session. */
const CoinChoice = ({ coins, balances, chosen, isLocked, onChoose }: CoinChoiceProps) => (
  <select
    aria-label="Play with"
    value={chosen}
    disabled={isLocked}
    className={`${inputShape} order-last sm:order-none sm:max-w-64`}
    onChange={(event) => onChoose(event.target.value)}
  >
    {coins.map(({ code, name, decimals }) => (
      <option key={code} value={code}>
        {name}: {coinLabels(name, decimals).coins(amountOf(balanceIn(balances, code)))} {code}
      </option>
    ))}
  </select>
);
