import { useState } from 'react';
import { limits } from '#domain/limits';
import { Dialog } from '../../ui/dialog';
import { winTiers } from '../reels/win-tier';

interface ResponsiblePlayProps {
  /** The name of the coins at the start of a sentence. */
  readonly coins: string;
}

/** A button with a dialog that explains the pace of play and the reality check. */
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
  `Returns up to the amount of your bet are shown without sound or animation. A win counts as big from ${winTiers[0]?.from ?? 0} times the bet.`,
  'The reels spin longer only if the symbols that have stopped can start free spins. This does not change the result.',
  'A reality check tells you how long you have played and your net position.',
  `${coins} have no value. They cannot be bought or exchanged.`,
];
