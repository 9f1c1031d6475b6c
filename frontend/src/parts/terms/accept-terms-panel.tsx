import * as v from 'valibot';
import { policyVersion, termsVersion } from '#domain/terms-versions';
import { formErrors } from '../../platform/forms/form-errors';
import { sentenceFor } from '../../platform/api/error-sentences';
import { CheckField } from '../../ui/form/fields';
import { useSmallForm } from '../editing/use-small-form';
import { SmallForm } from '../../ui/form/small-form';
import { SubmitButton } from '../../ui/form/submit-button';
import { Panel } from '../../ui/page';
import { AcceptanceLabel } from './acceptance-label';
import { useAcceptTerms } from './terms-acceptance';

interface AcceptanceValues {
  readonly accepted: boolean;
}

const rules = v.object({ accepted: v.literal(true, 'required') });

/** Asks users who have not accepted the versions in force for the same acceptance as at sign-up. */
export const AcceptTermsPanel = ({ lead }: { readonly lead: string }) => {
  const accept = useAcceptTerms();
  const form = useSmallForm<AcceptanceValues>({
    blank: { accepted: false },
    check: (values) => formErrors(rules, values),
  });
  return (
    <Panel title="Terms and privacy policy" lead={lead}>
      <SmallForm
        form={form}
        onSubmit={async () => {
          await accept.mutateAsync();
        }}
        failureText={sentenceFor}
      >
        <p className="text-sm text-muted">
          Terms of Service, version {termsVersion}. Privacy Policy, version {policyVersion}.
        </p>
        <CheckField<AcceptanceValues> name="accepted" label={<AcceptanceLabel />} />
        <SubmitButton>Accept and continue</SubmitButton>
      </SmallForm>
    </Panel>
  );
};
