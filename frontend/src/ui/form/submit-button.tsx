import type { ReactNode } from 'react';
import { Button } from '../button';
import { useFormControls } from './form-controls';

/** Sends the surrounding form; busy while it is on its way. */
export const SubmitButton = ({ children }: { readonly children: ReactNode }) => {
  const { isSubmitting } = useFormControls();
  return (
    <Button type="submit" busy={isSubmitting}>
      {children}
    </Button>
  );
};
