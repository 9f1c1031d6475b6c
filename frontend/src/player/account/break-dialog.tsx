import { useId, useState } from 'react';
import { limits } from '#domain/limits';
import type { ShownBrand } from '../../parts/brand/read-brand';
import { sentenceFor } from '../../platform/api/error-sentences';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { inputShape } from '../../ui/form/field-frame';
import { Notice } from '../../ui/notice';
import { say } from '../../ui/toasts';
import { useExcludeSelf } from './exclude-self';

const { smallest, largest } = limits.brandUser.breakDays;
const choices = Array.from({ length: largest - smallest + 1 }, (_none, index) => smallest + index);

/** The lengths that are most common are also named in weeks. */
const choiceDays = (days: number) => {
  if (days === 1) return '1 day';
  if (days % 7 !== 0) return `${days} days`;
  return days === 7 ? '7 days (1 week)' : `${days} days (${days / 7} weeks)`;
};

interface BreakDialogProps {
  readonly brand: ShownBrand;
  readonly onClose: () => void;
}

export const BreakDialog = ({ brand, onClose }: BreakDialogProps) => {
  const exclude = useExcludeSelf();
  const daysField = useId();
  const [days, setDays] = useState(7);
  return (
    <ConfirmDialog
      title={`Take a break from ${brand.name}?`}
      open
      onClose={onClose}
      confirmLabel={`Take a break of ${choiceDays(days)}`}
      failureText={sentenceFor}
      onConfirm={async () => {
        await exclude({ brandId: brand.id, days, everywhere: false });
        say.done('Your break has started.');
      }}
    >
      <div className="grid gap-5">
        <Notice tone="warning" title="You cannot end a break earlier">
          You cannot play or claim coins until the break ends. Rewards in progress wait. Your balances are
          kept and you can still read your statement.
        </Notice>
        <div>
          <label htmlFor={daysField} className="mb-1.5 block text-sm font-medium">
            Duration
          </label>
          <select
            id={daysField}
            value={days}
            className={inputShape}
            onChange={({ target }) => setDays(Number(target.value))}
          >
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {choiceDays(choice)}
              </option>
            ))}
          </select>
        </div>
      </div>
    </ConfirmDialog>
  );
};
