import { useId, useState } from 'react';
import { limits } from '#domain/limits';
import type { Player, ShownBrand } from '../../parts/brand/read-brand';
import { sentenceFor } from '../../platform/messages';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { inputShape } from '../../ui/form/field-frame';
import { Notice } from '../../ui/notice';
import { Panel } from '../../ui/page';
import { say } from '../../ui/toasts';
import { When } from '../../ui/when';
import { useExcludeSelf } from './exclude-self';

const { smallest, largest } = limits.brandUser.exclusionMonths;
const choices = [smallest, 12, 24, 36, 48, largest];

interface SelfExclusionPanelProps {
  readonly brand: ShownBrand;
  readonly player: Player;
}

/** Stopping oneself, for months: at once, and not to be taken back by anybody. */
export const SelfExclusionPanel = ({ brand, player }: SelfExclusionPanelProps) => {
  const [asking, setAsking] = useState(false);
  return (
    <Panel
      title="Self-exclusion"
      lead={`Ends your own play for at least ${smallest} months, at once. Nobody can shorten it: not you, not those who run the casino.`}
    >
      {player.status === 'SELF_EXCLUDED' && player.selfExcludedUntil !== null ? (
        <p>
          You are excluded until{' '}
          <strong>
            <When at={player.selfExcludedUntil} dayOnly />
          </strong>
          . It ends by itself.
        </p>
      ) : (
        <Button look="danger" onClick={() => setAsking(true)}>
          Exclude myself
        </Button>
      )}
      <ExclusionDialog brand={brand} open={asking} onClose={() => setAsking(false)} />
    </Panel>
  );
};

interface ExclusionDialogProps {
  readonly brand: ShownBrand;
  readonly open: boolean;
  readonly onClose: () => void;
}

const ExclusionDialog = ({ brand, open, onClose }: ExclusionDialogProps) => {
  const exclude = useExcludeSelf();
  const monthsField = useId();
  const [months, setMonths] = useState<number>(smallest);
  const [everywhere, setEverywhere] = useState(true);
  return (
    <ConfirmDialog
      title="Exclude yourself from play?"
      open={open}
      onClose={onClose}
      confirmLabel={`Exclude me for ${months} months`}
      typed={brand.name}
      failureText={sentenceFor}
      onConfirm={async () => {
        await exclude({ brandId: brand.id, months, everywhere, confirmation: brand.name });
        say.done('You are excluded from play. It holds now.');
      }}
    >
      <div className="grid gap-5">
        <Notice tone="warning" title="There is no way back">
          You cannot play, claim coins or take this back before its time is over. Your balances stay, and your
          statement stays readable.
        </Notice>
        <div>
          <label htmlFor={monthsField} className="mb-1.5 block text-sm font-medium">
            For how long
          </label>
          <select
            id={monthsField}
            value={months}
            className={inputShape}
            onChange={({ target }) => setMonths(Number(target.value))}
          >
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {choice} months
              </option>
            ))}
          </select>
        </div>
        <label className="flex items-start gap-3">
          <input
            type="checkbox"
            checked={everywhere}
            className="mt-0.5 size-5 shrink-0 accent-button"
            onChange={({ target }) => setEverywhere(target.checked)}
          />
          <span>From every casino on NovaLink, also from those I have not joined</span>
        </label>
      </div>
    </ConfirmDialog>
  );
};
