import { useId, useState } from 'react';
import { limits } from '#domain/limits';
import type { ShownBrand } from '../../parts/brand/read-brand';
import { sentenceFor } from '../../platform/api/error-sentences';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { inputShape } from '../../ui/form/field-frame';
import { Notice } from '../../ui/notice';
import { say } from '../../ui/toasts';
import { useExcludeSelf } from './exclude-self';
import * as messages from './messages';

const { smallest, largest } = limits.brandUser.breakDays;
const choices = Array.from({ length: largest - smallest + 1 }, (_none, index) => smallest + index);

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
      title={messages.takeBreakFrom(brand.name)}
      open
      onClose={onClose}
      confirmLabel={messages.takeBreakOf(days)}
      failureText={sentenceFor}
      onConfirm={async () => {
        await exclude({ brandId: brand.id, days, everywhere: false });
        say.done(messages.yourBreakHasStarted);
      }}
    >
      <div className="grid gap-5">
        <Notice tone="warning" title={messages.youCannotEndBreakEarlier}>
          {messages.duringBreakYouCannotPlay}
        </Notice>
        <div>
          <label htmlFor={daysField} className="mb-1.5 block text-sm font-medium">
            {messages.duration}
          </label>
          <select
            id={daysField}
            value={days}
            className={inputShape}
            onChange={({ target }) => setDays(Number(target.value))}
          >
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {messages.choiceDays(choice)}
              </option>
            ))}
          </select>
        </div>
      </div>
    </ConfirmDialog>
  );
};
