import { ArrowLeft, BookOpen, Expand, Maximize2, Minimize2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Skeleton } from '../../ui/skeleton';
import type { PlayedGame } from '../games/played-game';
import type { Mathematics } from '../reels/game-mathematics';
import type { GameLabels } from '../reels/play-labels';
import { ResponsiblePlay } from './responsible-play';
import type { Theatre } from './use-theatre';
import * as messages from './messages';

const loadRules = async () => ({ default: (await import('../paytable/rules')).Rules });
const Rules = lazy(loadRules);

interface GameHeaderProps {
  readonly game: PlayedGame;
  readonly mathematics: Mathematics;
  readonly bet: number;
  readonly labels: GameLabels;
  readonly minAge: number;
  readonly sound: ReactNode;
  readonly theatre: Theatre;
  /** Further actions for the game or its last round. */
  readonly tools: ReactNode;
  readonly onLeave: () => void;
}

export const GameHeader = (props: GameHeaderProps) => {
  const { game, mathematics, bet, labels, minAge, sound, theatre, tools, onLeave } = props;
  const [reading, setReading] = useState(false);
  // Loaded after the game and before the first request, so that the rules open immediately, even offline.
  useEffect(() => void loadRules().catch(() => undefined), []);
  const TheatreIcon = theatre.isOn ? Minimize2 : Maximize2;
  return (
    <header className="game-head">
      <Button look="plain" onClick={onLeave} className="game-tool">
        <ArrowLeft aria-hidden className="size-5" />
        <span>
          {messages.leaveGame((text) => (
            <span className="game-leave-more">{text}</span>
          ))}
        </span>
      </Button>
      <div className="game-caution">
        <p>{messages.haveNoValue(<strong className="text-accent">{minAge}+</strong>, labels.name)}</p>
        <ResponsiblePlay coins={labels.name} />
      </div>
      <div className="game-tools">
        {sound}
        <Button
          look="plain"
          aria-pressed={theatre.isOn}
          onClick={theatre.isOn ? theatre.leave : theatre.enter}
          className="game-tool"
        >
          <TheatreIcon aria-hidden className="size-5" />
          <span className="game-tool-name">{messages.theatreMode}</span>
        </Button>
        {theatre.fillScreen && (
          <Button look="plain" onClick={theatre.fillScreen} className="game-tool">
            <Expand aria-hidden className="size-5" />
            <span className="game-tool-name">{messages.fullScreen}</span>
          </Button>
        )}
        <Button look="plain" onClick={() => setReading(true)} className="game-tool">
          <BookOpen aria-hidden className="size-5" />
          <span className="game-tool-name">{messages.paytableAndRules}</span>
        </Button>
        {tools}
      </div>
      <Dialog
        look="wide"
        title={messages.paytableAndRulesForGametitle(game.title)}
        open={reading}
        onClose={() => setReading(false)}
      >
        <Suspense fallback={<Skeleton rows={5} />}>
          <Rules
            game={game}
            mathematics={mathematics}
            bet={bet}
            labels={labels}
            caution={messages.haveNoValueForMinage(minAge, labels.name)}
          />
        </Suspense>
      </Dialog>
    </header>
  );
};
