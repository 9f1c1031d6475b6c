import { useArrival } from '../game-screen/use-arrival';
import { sentenceFor } from '../../platform/api/error-sentences';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';

interface AgeGateProps {
  /** The title of the game. */
  readonly title: string;
  /** Where the confirmation is stored, as a sentence. */
  readonly kept: string;
  readonly isBusy?: boolean;
  readonly error?: Error | null;
  readonly onConfirm: () => void;
  readonly onLeave: () => void;
}

/** Asks for the age before the first play, including free play. */
export const AgeGate = ({ title, kept, isBusy = false, error = null, onConfirm, onLeave }: AgeGateProps) => {
  const gate = useArrival();
  return (
    <section
      ref={gate}
      tabIndex={-1}
      aria-labelledby="age-question"
      data-theme="casino"
      className="rounded-3xl border border-line bg-linear-to-b from-surface to-background px-6 py-14 text-center text-text outline-none sm:py-20"
    >
      <p
        aria-hidden
        className="mx-auto grid size-20 place-items-center rounded-full border-2 border-accent text-2xl font-bold text-accent"
      >
        18+
      </p>
      <h2 id="age-question" className="mt-6 text-2xl font-bold text-heading sm:text-3xl">
        Are you 18 or older?
      </h2>
      <p className="mx-auto mt-3 max-w-md text-muted">
        {title} is for adults only. Practice coins have no value and cannot be bought, exchanged for money or
        redeemed. {kept}
      </p>
      {error !== null && (
        <div className="mx-auto mt-6 max-w-md text-left">
          <Notice tone="bad">{sentenceFor(error)}</Notice>
        </div>
      )}
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button busy={isBusy} onClick={onConfirm}>
          I am 18 or older
        </Button>
        <Button look="quiet" onClick={onLeave}>
          Go back
        </Button>
      </div>
    </section>
  );
};
