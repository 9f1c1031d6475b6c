import { useId } from 'react';
import { type FieldValues, get, type Path, useFormContext } from 'react-hook-form';

/** What a control of the surrounding `<Form>` needs: its registration, an id and its fault as a sentence. */
export const useField = <Values extends FieldValues>(name: Path<Values>) => {
  const { register, formState } = useFormContext<Values>();
  const id = useId();
  const found: unknown = get(formState.errors, name);
  return { id, registration: register(name), fault: sentenceIn(found) };
};

const sentenceIn = (found: unknown): string | undefined => {
  if (typeof found !== 'object' || found === null || !('message' in found)) return undefined;
  return typeof found.message === 'string' ? found.message : undefined;
};
