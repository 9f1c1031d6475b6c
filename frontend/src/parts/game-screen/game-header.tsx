import { ArrowLeft, BookOpen, Expand, Maximize2, Minimize2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Skeleton } from '../../ui/skeleton';
import type { PlayedGame } from '../games/played-game';
import type { Mathematics } from '../reels/game-mathematics';
import type { GameLabels } from '../reels/play-labels';
import { useGameHost } from './game-host';
import { ResponsiblePlay } from './responsible-play';
import type { Theatre } from './use-theatre';

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
  const leaveLabel = useGameHost()?.leaveLabel ?? 'Leave the game';
  const [reading, setReading] = useState(false);
  // Loaded after the game and before the first request, so that the rules open immediately, even offline.
  useEffect(() => void loadRules().catch(() => undefined), []);
  const TheatreIcon = theatre.isOn ? Minimize2 : Maximize2;
  return (
    <header className="game-head">
      <Button look="plain" onClick={onLeave} className="game-tool">
        <ArrowLeft aria-hidden className="size-5" />
        <span>
          <span className="game-leave-short" aria-hidden>
            Leave
          </span>
          <span className="game-leave">{leaveLabel}</span>
        </span>
      </Button>
      <div className="game-caution">
        <p>
          <strong className="text-accent">{minAge}+</strong> · {labels.name} have no value
        </p>
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
          <span className="game-tool-name">Theatre mode</span>
        </Button>
        {theatre.fillScreen && (
          <Button look="plain" onClick={theatre.fillScreen} className="game-tool">
            <Expand aria-hidden className="size-5" />
            <span className="game-tool-name">Full screen</span>
          </Button>
        )}
        <Button look="plain" onClick={() => setReading(true)} className="game-tool">
          <BookOpen aria-hidden className="size-5" />
          <span className="game-tool-name">Paytable and rules</span>
        </Button>
        {tools}
      </div>
      <Dialog
        look="wide"
        title={`${game.title}: paytable and rules`}
        open={reading}
        onClose={() => setReading(false)}
      >
        <Suspense fallback={<Skeleton rows={5} />}>
          <Rules
            game={game}
            mathematics={mathematics}
            bet={bet}
            labels={labels}
            caution={`${minAge}+ · ${labels.name} have no value`}
          />
        </Suspense>
      </Dialog>
    </header>
  );
};
