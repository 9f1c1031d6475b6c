import type { FieldValues, Path } from 'react-hook-form';
import { useFault } from './use-field';

/** The error of a list or a picker, which has no control that could show it. It can be focused like a field. */
export const ListError = <Values extends FieldValues>({ name }: { readonly name: Path<Values> }) => {
  const fault = useFault(name);
  if (fault === undefined) return null;
  return (
    <p role="alert" tabIndex={-1} data-list-fault className="text-sm font-medium text-error">
      {fault}
    </p>
  );
};
