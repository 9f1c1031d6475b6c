import type { PlayLimits } from '#domain/generated/types';
import { setPlayLimitsRules } from '#domain/play/play-rules';
import { formErrors } from '../../platform/forms/form-errors';
import { sentenceWithNumbers } from '../../platform/forms/number-sentence';
import { sentenceFor } from '../../platform/api/error-sentences';
import { TextField } from '../../ui/form/fields';
import { LeaveWarning } from '../../ui/form/leave-warning';
import { useSmallForm } from '../../parts/editing/use-small-form';
import { SmallForm } from '../../ui/form/small-form';
import { SaveBar } from '../../ui/form/save-bar';
import { say } from '../../ui/toasts';
import {
  limitLabels,
  limitNames,
  limitsInput,
  type LimitValues,
  limitLabel,
  valuesOfLimits,
} from './limit-values';
import { useSetLimits } from './set-limits';

interface LimitsFormProps {
  readonly brandId: string;
  /** The limits that apply now. */
  readonly held: PlayLimits;
  /** The last requested limits. */
  readonly wished: PlayLimits;
}

export const LimitsForm = ({ brandId, held, wished }: LimitsFormProps) => {
  const setLimits = useSetLimits();
  const form = useSmallForm<LimitValues>({
    blank: valuesOfLimits(wished),
    check: (values) => {
      const input = limitsInput(brandId, values);
      return formErrors(setPlayLimitsRules, input, input, sentenceWithNumbers);
    },
  });
  return (
    <SmallForm
      form={form}
      failureText={sentenceFor}
      onSubmit={async (values) => {
        const { waits } = await setLimits(limitsInput(brandId, values));
        say.done(waits ? 'Stricter limits apply now. Looser limits apply later.' : 'Your limits are saved.');
      }}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        {limitNames.map((name) => (
          <TextField<LimitValues>
            key={name}
            name={name}
            label={limitLabels[name]}
            optional
            inputMode="numeric"
            autoComplete="off"
            hint={`Now: ${limitLabel(name, held[name])}`}
          />
        ))}
      </div>
      <SaveBar>Save limits</SaveBar>
      {form.isDirty && <LeaveWarning />}
    </SmallForm>
  );
};
