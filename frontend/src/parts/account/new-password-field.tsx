import type { FieldValues, Path } from 'react-hook-form';
import { passwordChecks } from '../../platform/session/password-checks';
import { PasswordField } from '../../ui/form/password-field';
import { PasswordChecklist } from '../../ui/password-checklist';

interface NewPasswordFieldProps<Values extends FieldValues> {
  readonly name: Path<Values>;
  readonly label: string;
  /** The text typed so far. */
  readonly value: string;
}

/** The field for a new password, with a checklist of its requirements. */
export const NewPasswordField = <Values extends FieldValues>({
  name,
  label,
  value,
}: NewPasswordFieldProps<Values>) => {
  const checks = passwordChecks(value);
  return (
    <PasswordField<Values>
      name={name}
      label={label}
      autoComplete="new-password"
      hint={<PasswordChecklist checks={checks} />}
      hintSaysError={value !== '' && checks.some(({ met }) => !met)}
    />
  );
};
