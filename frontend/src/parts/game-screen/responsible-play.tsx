import { useState } from 'react';
import { limits } from '#domain/limits';
import { Dialog } from '../../ui/dialog';
import { winTiers } from '../reels/win-tier';
import * as messages from './messages';

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
        {messages.responsiblePlay}
      </button>
      <Dialog title={messages.responsiblePlay} open={reading} onClose={() => setReading(false)}>
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
  messages.roundTakesAtLeastSeconds(seconds),
  messages.thereIsNoAutoplayAnd,
  messages.returnsUpToAmountOf(winTiers[0]?.from ?? 0),
  messages.reelsSpinLongerOnlyIf,
  messages.realityCheckTellsYouHow,
  messages.haveNoValueTheyCannot(coins),
];
