import { useId } from 'react';
import { limits } from '#domain/limits';
import { describedBy, FieldFrame, inputShape } from '../../ui/form/field-frame';
import { isClientSeed } from './client-seed';

interface ClientSeedFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  /** Whether it cannot be changed now. */
  readonly isLocked: boolean;
  readonly onChange: (seed: string) => void;
}

/** The client seed: the player's own part of the random numbers. */
export const ClientSeedField = ({ label, hint, value, isLocked, onChange }: ClientSeedFieldProps) => {
  const field = useId();
  const fault = isClientSeed(value)
    ? undefined
    : `1 to ${limits.demo.clientSeed} plain letters, digits and signs.`;
  return (
    <FieldFrame id={field} label={label} hint={hint} fault={fault}>
      <input
        id={field}
        value={value}
        readOnly={isLocked}
        maxLength={limits.demo.clientSeed}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={fault !== undefined}
        aria-describedby={describedBy(field, hint, fault)}
        onChange={(event) => onChange(event.target.value)}
        className={`${inputShape} font-mono`}
      />
    </FieldFrame>
  );
};
