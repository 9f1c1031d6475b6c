import { ArrowLeft, BookOpen, Volume2, VolumeX } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Skeleton } from '../../ui/skeleton';
import type { PlayedGame } from '../games/played-game';
import type { Mathematics } from '../reels/game-mathematics';
import type { GameWords } from '../reels/play-words';

const loadRules = async () => ({ default: (await import('../paytable/rules')).Rules });
const Rules = lazy(loadRules);

interface TableHeaderProps {
  readonly game: PlayedGame;
  readonly mathematics: Mathematics;
  readonly bet: number;
  readonly words: GameWords;
  readonly minAge: number;
  readonly sound: { readonly isOn: boolean; readonly toggle: () => void };
  readonly onLeave: () => void;
}

export const TableHeader = (props: TableHeaderProps) => {
  const { game, mathematics, bet, words, minAge, sound, onLeave } = props;
  const [reading, setReading] = useState(false);
  // Not before the game is there, but before anybody asks: the rules open at once, and without a connection.
  useEffect(() => void loadRules().catch(() => undefined), []);
  const SoundIcon = sound.isOn ? Volume2 : VolumeX;
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-header px-2 py-2 sm:px-4">
      <Button look="plain" onClick={onLeave} className="px-2">
        <ArrowLeft aria-hidden className="size-5" />
        <span>
          Leave<span className="sr-only sm:not-sr-only"> the game</span>
        </span>
      </Button>
      <p className="order-last w-full px-2 pb-1 text-sm text-muted md:order-none md:w-auto md:pb-0">
        <strong className="text-accent">{minAge}+</strong> · {words.name} have no value
      </p>
      <div className="ml-auto flex">
        <Button look="plain" aria-pressed={sound.isOn} onClick={sound.toggle} className="px-3">
          <SoundIcon aria-hidden className="size-5" />
          <span className="sr-only sm:not-sr-only">Sound</span>
        </Button>
        <Button look="plain" onClick={() => setReading(true)} className="px-3">
          <BookOpen aria-hidden className="size-5" />
          <span>
            <span className="sr-only sm:not-sr-only">Paytable and </span>
            <span className="capitalize sm:normal-case">rules</span>
          </span>
        </Button>
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
            words={words}
            caution={`${minAge}+ · ${words.name} have no value`}
          />
        </Suspense>
      </Dialog>
    </header>
  );
};
