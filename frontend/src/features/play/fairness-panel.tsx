import { useId } from 'react';
import { limits } from '#domain/limits';
import type { Mathematics } from '../../parts/reels/game-mathematics';
import { describedBy, FieldFrame, inputShape } from '../../ui/form/field-frame';
import { Panel } from '../../ui/page';
import { KeptRounds } from './kept-rounds';
import { isClientSeed, isLocked, type SittingState } from './sitting-state';

interface FairnessPanelProps {
  readonly state: SittingState;
  readonly mathematics: Mathematics;
  readonly onSeed: (seed: string) => void;
}

const hint = 'Goes into the next round; any letters, digits and signs you like.';

/** What the server is bound to before the next round, the person's own part in it, and the rounds so far. */
export const FairnessPanel = ({ state, mathematics, onSeed }: FairnessPanelProps) => {
  const field = useId();
  const { next, clientSeed } = state;
  const fault = isClientSeed(clientSeed)
    ? undefined
    : `1 to ${limits.demo.clientSeed} plain letters, digits and signs.`;
  return (
    <Panel
      title="Check it yourself"
      lead="Before each round the server shows the fingerprint of its seed, so that it cannot choose another one afterwards; your own seed goes into the draw with it. After the round the seed is revealed, and anyone can work out the same stops and the same win from it, as this page does."
    >
      <div className="grid items-start gap-6 md:grid-cols-2">
        <div>
          <h3 className="text-sm font-medium">
            Commitment to the next round{next && `, number ${next.nonce + 1}`}
          </h3>
          <p className="mt-1.5 min-h-11 rounded-lg border border-line bg-sunken px-3 py-2 font-mono text-sm break-all">
            {next?.commitment ?? '–'}
          </p>
          <p className="mt-1.5 text-sm text-muted">SHA-256 of the server’s seed, which is still secret.</p>
        </div>
        <FieldFrame id={field} label="Your seed" hint={hint} fault={fault}>
          <input
            id={field}
            value={clientSeed}
            readOnly={isLocked(state)}
            maxLength={limits.demo.clientSeed}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-invalid={fault !== undefined}
            aria-describedby={describedBy(field, hint, fault)}
            onChange={(event) => onSeed(event.target.value)}
            className={`${inputShape} font-mono`}
          />
        </FieldFrame>
      </div>
      <KeptRounds rounds={state.rounds} mathematics={mathematics} />
    </Panel>
  );
};
