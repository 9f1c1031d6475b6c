import { lazy, Suspense, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CoinType, PublicGame, Balance } from '#domain/generated/types';
import { brandPath } from '../../parts/brand/brand-context';
import { type ShownBrand, balanceIn } from '../../parts/brand/read-brand';
import { coinLabels, amountOf } from '../../parts/reels/coin-labels';
import type { Mathematics } from '../../parts/reels/game-mathematics';
import { namesIn } from '../../parts/reels/play-labels';
import type { ShownTournament } from '../../parts/tournaments/list-tournaments';
import { CoinGameFrame } from './coin-game-frame';
import { isLocked } from './coin-game-session-state';
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
  return (
    <div className="grid gap-6">
      <CoinGameFrame
        game={game}
        mathematics={mathematics}
        labels={labels}
        minAge={brand.minAge}
        coinName={coin.name}
        gameSession={gameSession}
        state={state}
        brandId={brand.id}
        onLeave={() => void navigate(brandPath('BrandDemo', brand.id))}
        onOutdated={props.onOutdated}
        tools={
          state.lastRound && (
            <Suspense>
              <ShareReplay look="tool" brandId={brand.id} round={state.lastRound} />
            </Suspense>
          )
        }
        coinChoice={coinChoice}
        aside={tournament.aside}
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
