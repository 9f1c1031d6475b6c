import * as v from 'valibot';
import { enteredCode } from '#domain/promotions/code-rule';
import { collectedText, useCollect, useReadAgain } from '../promotions/collect-reward';
import { sentenceFor } from '../../platform/api/error-sentences';
import { formErrors } from '../../platform/forms/form-errors';
import { TextField } from '../../ui/form/fields';
import { useSmallForm } from '../../parts/editing/use-small-form';
import { SmallForm } from '../../ui/form/small-form';
import { SubmitButton } from '../../ui/form/submit-button';
import { Panel } from '../../ui/page';
import { say } from '../../ui/toasts';

interface CodeValues {
  readonly code: string;
}

/** Collects the reward of a code. */
export const CodeForm = ({ brandId }: { readonly brandId: string }) => {
  const { collect, isInDoubt } = useCollect(brandId, useReadAgain(brandId));
  const form = useSmallForm<CodeValues>({
    blank: { code: '' },
    check: (values) => formErrors(rules, values),
  });
  return (
    <Panel title="Have a code?">
      <SmallForm
        form={form}
        failureText={sentenceFor}
        onSubmit={async ({ code }) => {
          say.done(collectedText(await collect({ code: code.trim() })));
          form.discard();
        }}
      >
        <div className="max-w-sm">
          <TextField<CodeValues>
            name="code"
            label="Code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            readOnly={isInDoubt}
          />
        </div>
        <div>
          <SubmitButton look="quiet">{isInDoubt ? 'Try again' : 'Collect with code'}</SubmitButton>
        </div>
      </SmallForm>
    </Panel>
  );
};

const rules = v.object({ code: enteredCode });
