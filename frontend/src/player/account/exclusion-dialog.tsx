import { useId, useState } from 'react';
import { limits } from '#domain/limits';
import type { ShownBrand } from '../../parts/brand/read-brand';
import { sentenceFor } from '../../platform/api/error-sentences';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { inputShape } from '../../ui/form/field-frame';
import { Notice } from '../../ui/notice';
import { say } from '../../ui/toasts';
import { useExcludeSelf } from './exclude-self';

const { smallest, largest } = limits.brandUser.exclusionMonths;
const choices = [smallest, 12, 24, 36, 48, largest];

interface ExclusionDialogProps {
  readonly brand: ShownBrand;
  readonly onClose: () => void;
}

export const ExclusionDialog = ({ brand, onClose }: ExclusionDialogProps) => {
  const exclude = useExcludeSelf();
  const monthsField = useId();
  const [months, setMonths] = useState<number>(smallest);
  const [everywhere, setEverywhere] = useState(true);
  return (
    <ConfirmDialog
      title="Exclude yourself from play?"
      open
      onClose={onClose}
      confirmLabel={`Exclude me for ${months} months`}
      typed={brand.name}
      failureText={sentenceFor}
      onConfirm={async () => {
        await exclude({ brandId: brand.id, months, everywhere, confirmation: brand.name });
        say.done('You are now excluded from play.');
      }}
    >
      <div className="grid gap-5">
        <Notice tone="warning" title="You cannot undo this">
          You cannot play or claim coins until the exclusion ends. Your balances are kept and you can still
          read your statement.
        </Notice>
        <div>
          <label htmlFor={monthsField} className="mb-1.5 block text-sm font-medium">
            Duration
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
          <span>Exclude me from every casino on NovaLink, including casinos that I have not joined</span>
        </label>
      </div>
    </ConfirmDialog>
  );
};
