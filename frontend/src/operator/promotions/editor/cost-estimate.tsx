import { useId, useState } from 'react';
import type { FreeRoundGame } from '#domain/promotions/expected-cost';
import { ruleLimits } from '#domain/promotions/document-rules';
import type { PromotionRules } from '#domain/promotions/rules';
import { numberIn } from '../../../parts/editing/typed-numbers';
import { whole } from '../../../platform/labels/numbers';
import { FieldFrame, inputShape } from '../../../ui/form/field-frame';
import { CostTable } from '../cost-table';
import { usualClaims } from '../usual-claims';

interface CostEstimateProps {
  readonly rules: PromotionRules;
  /** The game of free rounds. */
  readonly game: FreeRoundGame | null;
}

/** The cost of any number of rewards. */
export const CostEstimate = ({ rules, game }: CostEstimateProps) => {
  const field = useId();
  // Equals the maximum number of rewards until the user types another number.
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? `${usualClaims(rules)}`;
  const asked = numberIn(shown);
  const { least, most } = ruleLimits.claims;
  const claims = Number.isInteger(asked) && asked >= least && asked <= most ? asked : undefined;
  return (
    <div className="grid gap-4">
      <div className="max-w-60">
        <FieldFrame
          id={field}
          label="Number of rewards"
          hint="Used to estimate the cost. It is not saved."
          fault={claims === undefined ? `Enter a whole number from ${least} to ${whole(most)}.` : undefined}
        >
          <input
            id={field}
            className={inputShape}
            inputMode="numeric"
            value={shown}
            aria-invalid={claims === undefined}
            aria-describedby={`${field}-hint${claims === undefined ? ` ${field}-fault` : ''}`}
            onChange={({ target }) => setTyped(target.value)}
          />
        </FieldFrame>
      </div>
      <CostTable rules={rules} claims={claims} game={game} />
    </div>
  );
};
