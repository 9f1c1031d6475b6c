import './table.css';
import './frames.css';
import './table-controls.css';
import './table-wide.css';
import './table-aside.css';
import './theatre.css';
import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { frameOf } from '../game-look/game-frame';
import { useGameLook } from '../game-look/use-game-look';
import type { PlayedGame } from '../games/played-game';
import { CountsTogether } from '../reels/counted-coins';
import type { Mathematics } from '../reels/game-mathematics';
import type { GameLabels } from '../reels/play-labels';
import { ReelStage } from '../reels/reel-stage';
import { plainCharacter, soundCharacterOf } from '../sound/sound-character';
import { SoundControl } from '../sound/sound-control';
import { useMusic } from '../sound/use-music';
import { useSound } from '../sound/use-sound';
import { useGameSounds } from '../sound/use-table-sounds';
import { useGameHost, useHostReports } from './game-host';
import { Purse } from './purse';
import { RoundOverlay } from './round-overlay';
import { type Readiness, RoundOutcome } from './round-outcome';
import { GameHeader } from './game-header';
import type { GameScreenState } from './game-state';
import { useArrival } from './use-arrival';
import { useTheatre } from './use-theatre';

export interface GameFrameProps {
  readonly label: string;
  /** Whether the container stays narrow in wide windows. */
  readonly isNarrow?: boolean;
  readonly game: PlayedGame;
  readonly mathematics: Mathematics;
  readonly labels: GameLabels;
  readonly minAge: number;
  readonly state: GameScreenState;
  readonly readiness: Readiness;
  /** The start of play, by the page's clock. */
  readonly startedAt: number;
  readonly onSkip: () => void;
  readonly onLeave: () => void;
  /** Tools in addition to those of every game screen. */
  readonly tools?: ReactNode;
  /** The bet and the spin button. */
  readonly controls: ReactNode;
  /** A sentence about the selected bet. It is shown above the controls and does not move them. */
  readonly note?: ReactNode;
  /** Content of a `.game-aside` in the free space next to the reels, which it never moves. */
  readonly aside?: ReactNode;
  /** The reason why no round can be played. */
  readonly trouble: ReactNode;
}

/**
 * A game screen with reels, outcome, purse and controls, in the colours of the game's images, for any kind of
 * coins.
 */
export const GameFrame = (props: GameFrameProps) => {
  const { game, mathematics, labels, state } = props;
  const { background, palette } = useGameLook(game);
  const gameScreen = useArrival();
  const theatre = useTheatre(gameScreen, useGameHost() !== undefined);
  useHostReports(state, props.readiness);
  const character = useMemo(
    () => (palette ? soundCharacterOf(palette, game.title) : plainCharacter),
    [palette, game.title],
  );
  const sound = useSound(character);
  useGameSounds(state, mathematics.model, sound.play);
  const isInFreeSpins = state.freeSpins !== undefined && state.result === undefined;
  useMusic({
    mixer: sound.mixer,
    isOn: sound.settings.isMusicOn,
    seed: game.title,
    character,
    mood: isInFreeSpins ? 'lively' : 'calm',
  });
  return (
    <section
      ref={gameScreen}
      tabIndex={-1}
      aria-label={props.label}
      data-theme="casino"
      data-game-table=""
      data-frame={frameOf(game.title)}
      data-free={isInFreeSpins ? '' : undefined}
      data-narrow={props.isNarrow === true && !theatre.isOn ? '' : undefined}
      data-theatre={theatre.isOn ? '' : undefined}
      style={palette?.variables}
      className="game-table"
    >
      {background !== undefined && <img src={background} alt="" className="game-backdrop" />}
      <GameHeader
        game={game}
        mathematics={mathematics}
        bet={state.bet}
        labels={labels}
        minAge={props.minAge}
        sound={<SoundControl sound={sound} />}
        theatre={theatre}
        tools={props.tools}
        onLeave={props.onLeave}
      />
      <CountsTogether>
        <div className="game-stage">
          <div
            className="game-reels"
            style={
              {
                '--reels': mathematics.model.grid.reels,
                '--rows': mathematics.model.grid.rows,
              } as CSSProperties
            }
          >
            <p aria-hidden className="game-plaque">
              {game.title}
            </p>
            <ReelStage mathematics={mathematics} gameSymbols={game.rules.symbols} state={state}>
              <RoundOverlay state={state} labels={labels} />
            </ReelStage>
          </div>
          {props.aside}
        </div>
        <RoundOutcome
          state={state}
          labels={labels}
          readiness={props.readiness}
          note={props.note}
          onSkip={props.onSkip}
        />
        <div className="game-controls">{props.controls}</div>
        <Purse state={state} labels={labels} startedAt={props.startedAt} />
      </CountsTogether>
      {props.trouble && <div className="game-trouble">{props.trouble}</div>}
      <p aria-live="polite" className="sr-only">
        {state.said}
      </p>
    </section>
  );
};
