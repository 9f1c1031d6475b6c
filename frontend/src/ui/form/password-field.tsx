import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { describedBy, FieldFrame, inputShape } from './field-frame';
import { useTextField } from './use-field';

interface PasswordFieldProps<Values extends FieldValues> {
  readonly name: Path<Values>;
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly hint?: ReactNode;
  /** Whether the hint explains the error, so that its sentence is not shown. */
  readonly hintSaysError?: boolean;
}

/** A password field with a button to show the password. */
export const PasswordField = <Values extends FieldValues>({
  name,
  label,
  autoComplete,
  hint,
  hintSaysError = false,
}: PasswordFieldProps<Values>) => {
  const { id, registration, fault } = useTextField<Values>(name);
  const sentence = hintSaysError ? undefined : fault;
  const [visible, setVisible] = useState(false);
  const Icon = visible ? EyeOff : Eye;
  return (
    <FieldFrame id={id} label={label} hint={hint} fault={sentence}>
      <div className="relative">
        <input
          id={id}
          type={visible ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={fault !== undefined}
          aria-describedby={describedBy(id, hint, sentence)}
          className={`${inputShape} pr-12`}
          {...registration}
        />
        <button
          type="button"
          aria-label={visible ? 'Hide password' : 'Show password'}
          onClick={() => setVisible(!visible)}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center text-muted hover:text-text"
        >
          <Icon aria-hidden className="size-5" />
        </button>
      </div>
    </FieldFrame>
  );
};
