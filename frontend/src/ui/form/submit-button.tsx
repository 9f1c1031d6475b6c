import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '../button';
import { useFormControls } from './form-controls';

interface SubmitButtonProps {
  readonly look?: ButtonLook;
  readonly children: ReactNode;
}

/** Sends the surrounding form. It is busy until the form is sent. */
export const SubmitButton = ({ look = 'main', children }: SubmitButtonProps) => {
  const { isSubmitting } = useFormControls();
  return (
    <Button type="submit" look={look} busy={isSubmitting}>
      {children}
    </Button>
  );
};
