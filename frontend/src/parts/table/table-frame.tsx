import type { ReactNode } from 'react';
import { imageAddress } from '../../platform/words/game-words';
import type { PlayedGame } from '../games/played-game';
import type { Mathematics } from '../reels/game-mathematics';
import type { GameWords } from '../reels/play-words';
import { ReelStage } from '../reels/reel-stage';
import { Purse } from './purse';
import { type Readiness, RoundOutcome } from './round-outcome';
import { TableHeader } from './table-header';
import type { TableState } from './table-state';
import { useArrival } from './use-arrival';
import { useTones } from './use-tones';

interface TableFrameProps {
  readonly label: string;
  /** Absent where the page has the theme of a casino already. */
  readonly theme?: 'casino';
  readonly game: PlayedGame;
  readonly mathematics: Mathematics;
  readonly words: GameWords;
  readonly minAge: number;
  readonly state: TableState;
  readonly readiness: Readiness;
  /** When the person sat down, by the page's clock. */
  readonly satDown: number;
  readonly onSkip: () => void;
  readonly onLeave: () => void;
  /** The bet and the button that plays. */
  readonly controls: ReactNode;
  /** Why no round can be played. */
  readonly trouble: ReactNode;
}

/** A game with its reels, outcome, purse and controls, whatever it is played with. */
export const TableFrame = (props: TableFrameProps) => {
  const { game, mathematics, words, state } = props;
  const background = game.images[0] ?? game.thumbnailKey;
  const table = useArrival();
  const sound = useTones(state, mathematics.model.grid.reels);
  return (
    <section
      ref={table}
      tabIndex={-1}
      aria-label={props.label}
      data-theme={props.theme}
      className="overflow-hidden rounded-3xl border border-line bg-background text-text shadow-xl outline-none"
    >
      <TableHeader
        game={game}
        mathematics={mathematics}
        bet={state.bet}
        words={words}
        minAge={props.minAge}
        sound={sound}
        onLeave={props.onLeave}
      />
      <div className="grid lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="relative isolate grid content-center overflow-hidden p-3 sm:p-8">
          {background !== null && (
            <img
              src={imageAddress(background)}
              alt=""
              className="absolute inset-0 -z-10 size-full scale-105 object-cover opacity-60 blur-md"
            />
          )}
          <ReelStage mathematics={mathematics} faces={game.rules.symbols} state={state} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line bg-header px-4 py-4 sm:px-8 lg:order-last lg:col-span-2">
          {props.controls}
        </div>
        <div className="flex flex-col border-t border-line bg-surface lg:border-t-0 lg:border-l">
          <RoundOutcome state={state} words={words} readiness={props.readiness} onSkip={props.onSkip} />
          <Purse state={state} words={words} satDown={props.satDown} />
        </div>
      </div>
      {props.trouble}
      <p aria-live="polite" className="sr-only">
        {state.said}
      </p>
    </section>
  );
};
