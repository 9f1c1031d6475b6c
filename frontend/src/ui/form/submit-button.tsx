import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '../button';

/** Sends the surrounding `<Form>`; busy while it is on its way. */
export const SubmitButton = ({ children }: { readonly children: ReactNode }) => {
  const { formState } = useFormContext();
  return (
    <Button type="submit" busy={formState.isSubmitting}>
      {children}
    </Button>
  );
};
