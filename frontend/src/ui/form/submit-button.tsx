import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '../button';
import { useFormControls } from './form-controls';

interface SubmitButtonProps {
  readonly look?: ButtonLook;
  readonly children: ReactNode;
}

/** Sends the surrounding form; busy while it is on its way. */
export const SubmitButton = ({ look = 'main', children }: SubmitButtonProps) => {
  const { isSubmitting } = useFormControls();
  return (
    <Button type="submit" look={look} busy={isSubmitting}>
      {children}
    </Button>
  );
};
