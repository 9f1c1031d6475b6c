import type { PublicGame } from '#domain/generated/types';
import { imageAddress } from '../../platform/game-words';
import { BetChooser } from './bet-chooser';
import { FairnessPanel } from './fairness-panel';
import type { Mathematics } from './game-mathematics';
import { namesIn } from './play-words';
import { Purse } from './purse';
import { RealityCheckDialog } from './reality-check-dialog';
import { ReelStage } from './reel-stage';
import { RoundOutcome } from './round-outcome';
import { canSpin } from './sitting-state';
import { SpinButton } from './spin-button';
import { TableHeader } from './table-header';
import { TroubleNotice } from './trouble-notice';
import { useArrival } from './use-arrival';
import { useSitting } from './use-sitting';
import { useTones } from './use-tones';

interface PlayTableProps {
  readonly game: PublicGame;
  readonly mathematics: Mathematics;
  readonly onLeave: () => void;
  readonly onOutdated: () => void;
}

/** Everything of a sitting at a game: reels, purse and controls, and below them what makes it checkable. */
export const PlayTable = ({ game, mathematics, onLeave, onOutdated }: PlayTableProps) => {
  const { sitting, state } = useSitting(game, mathematics);
  const table = useArrival();
  const { model } = mathematics;
  const sound = useTones(state, model.grid.reels);
  const { symbols } = game.rules;
  return (
    <div className="grid gap-6">
      <section
        ref={table}
        tabIndex={-1}
        aria-label={`${game.title}, played for fun`}
        data-theme="casino"
        className="overflow-hidden rounded-3xl border border-line bg-background text-text shadow-xl outline-none"
      >
        <TableHeader game={game} mathematics={mathematics} bet={state.bet} sound={sound} onLeave={onLeave} />
        <div className="grid lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="relative isolate grid content-center overflow-hidden p-3 sm:p-8">
            <img
              src={imageAddress(game.images[0] ?? game.thumbnailKey)}
              alt=""
              className="absolute inset-0 -z-10 size-full scale-105 object-cover opacity-60 blur-md"
            />
            <ReelStage mathematics={mathematics} faces={symbols} state={state} />
          </div>
          <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line bg-header px-4 py-4 sm:px-8 lg:order-last lg:col-span-2">
            <BetChooser levels={game.live.betLevels} state={state} onChange={sitting.chooseBet} />
            <SpinButton
              state={state}
              smallestBet={game.live.betLevels[0] ?? 0}
              isReady={canSpin(state)}
              onSpin={() => void sitting.spin()}
              onStartAgain={sitting.startAgain}
            />
          </div>
          <div className="flex flex-col border-t border-line bg-surface lg:border-t-0 lg:border-l">
            <RoundOutcome state={state} nameOf={namesIn(symbols)} onSkip={sitting.skip} />
            <Purse state={state} />
          </div>
        </div>
        <TroubleNotice trouble={state.trouble} onTryAgain={sitting.tryAgain} onOutdated={onOutdated} />
        <p aria-live="polite" className="sr-only">
          {state.said}
        </p>
      </section>
      <RealityCheckDialog check={state.realityCheck} onGoOn={sitting.goOn} onLeave={onLeave} />
      <FairnessPanel state={state} mathematics={mathematics} onSeed={sitting.chooseSeed} />
    </div>
  );
};
