import { Link } from 'react-router-dom';
import { joinBrandRules } from '#domain/casinos/brand-user-rules';
import { routes } from '#domain/routes';
import type { ShownBrand } from '../../parts/brand/read-brand';
import { countryOptions } from '../../platform/forms/country-options';
import { formErrors } from '../../platform/forms/form-errors';
import { sentenceFor } from '../../platform/api/error-sentences';
import { CheckField, SelectField, TextField } from '../../ui/form/fields';
import { useSmallForm } from '../../parts/editing/use-small-form';
import { SmallForm } from '../../ui/form/small-form';
import { SubmitButton } from '../../ui/form/submit-button';
import { useJoinBrand } from './join-brand';

interface JoinValues {
  readonly displayName: string;
  readonly country: string;
  readonly ofAge: boolean;
  /** Whether the terms are accepted. */
  readonly termsVersion: boolean;
}

const blank: JoinValues = { displayName: '', country: '', ofAge: false, termsVersion: false };

interface JoinFormProps {
  readonly brand: ShownBrand;
  readonly onJoined: () => void;
}

/** The form to become a player of the brand: name, country, age and terms. */
export const JoinForm = ({ brand, onJoined }: JoinFormProps) => {
  const join = useJoinBrand();
  const inputOf = (values: JoinValues) => ({
    brandId: brand.id,
    displayName: values.displayName.trim(),
    country: values.country,
    ofAge: values.ofAge,
    termsVersion: values.termsVersion ? brand.termsVersion : '',
  });
  const form = useSmallForm<JoinValues>({
    blank,
    check: (values) => formErrors(joinBrandRules, inputOf(values)),
  });
  return (
    <SmallForm
      form={form}
      failureText={sentenceFor}
      onSubmit={async (values) => {
        await join(inputOf(values));
        onJoined();
      }}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField<JoinValues>
          name="displayName"
          label="Display name"
          hint="Other players see this name. Your e-mail address stays private."
          autoComplete="nickname"
        />
        <SelectField<JoinValues> name="country" label="Country of residence" options={countryOptions()} />
      </div>
      <CheckField<JoinValues> name="ofAge" label={`I am ${brand.minAge} years old or older.`} />
      <CheckField<JoinValues>
        name="termsVersion"
        label={
          <>
            I accept the terms of this demo (version {brand.termsVersion}): coins have no value, and cannot be
            bought, sold or redeemed. The{' '}
            <Link className="text-secondary underline" to={routes['Terms of Service'].path} target="_blank">
              Terms of Service
            </Link>{' '}
            also apply.
          </>
        }
      />
      <div>
        <SubmitButton>Join the casino</SubmitButton>
      </div>
    </SmallForm>
  );
};
