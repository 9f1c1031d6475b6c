import { useEffect } from 'react';
import type { FieldPathByValue, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';

interface DerivedText<Values extends FieldValues> {
  readonly from: FieldPathByValue<Values, string>;
  readonly to: FieldPathByValue<Values, string>;
  readonly derive: (text: string) => string;
}

/** Derives one text of a form from another until the user changes it. */
export const useDerivedText = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { from, to, derive }: DerivedText<Values>,
): void => {
  useEffect(() => {
    let last = derive(form.getValues(from));
    const watching = form.watch((_values, { name }) => {
      if (name !== from) return;
      const next = derive(form.getValues(from));
      const current: string = form.getValues(to);
      if (current === '' || current === last)
        form.setValue(to, next as PathValue<Values, typeof to>, { shouldDirty: true });
      last = next;
    });
    return () => watching.unsubscribe();
  }, [form, from, to, derive]);
};
