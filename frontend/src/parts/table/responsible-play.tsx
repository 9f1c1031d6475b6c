import { useState } from 'react';
import { limits } from '#domain/limits';
import { Dialog } from '../../ui/dialog';
import { winTiers } from '../reels/win-tier';

interface ResponsiblePlayProps {
  /** The kind of coins, where a sentence begins. */
  readonly coins: string;
}

/** How the game keeps play slow and says what happened; a button, and the dialog that it opens. */
export const ResponsiblePlay = ({ coins }: ResponsiblePlayProps) => {
  const [reading, setReading] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setReading(true)}
        className="game-caution-link text-secondary underline underline-offset-4"
      >
        Responsible play
      </button>
      <Dialog title="Responsible play" open={reading} onClose={() => setReading(false)}>
        <ul className="grid list-disc gap-2 pl-5 text-left text-base">
          {promises(coins).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Dialog>
    </>
  );
};

const seconds = limits.demo.spinCycleMilliseconds / 1000;

const promises = (coins: string): readonly string[] => [
  `A round takes at least ${seconds} seconds.`,
  'There is no autoplay and no turbo mode. You start every round yourself.',
  `A return of no more than your bet is shown without sound or animation. Big wins are called so from ${winTiers[0]?.from ?? 0} times the bet.`,
  'Reels turn longer only when the symbols that have landed can start free spins. This does not change the result.',
  'A reality check tells you how long you have played and your net position.',
  `${coins} have no value. They cannot be bought or exchanged.`,
];
