import { useLayoutEffect, useState } from 'react';
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import type { RefusalCode } from '#domain/refusal-codes';
import { Refused } from '../../platform/api/errors';

/** Something that is saved against the version it was read at; null while it was never saved. */
type Kept = { readonly version: number } | null;

interface EditingNeeds<Row extends Kept, Values extends FieldValues> {
  /** As the page has read it last. */
  readonly opened: Row;
  readonly valuesOf: (row: Row) => Values;
  readonly resolver: (base: Row) => Resolver<Values>;
  /** The refusal of a conflicting save. */
  readonly stale: RefusalCode;
  readonly readAgain: () => Promise<Row>;
}

/**
 * A form for something that others may save, too. While nothing is typed the form follows what the page reads; once
 * something is, what others save is met as a conflict, and saving again is the person's decision.
 */
export const useEditing = <Row extends Kept, Values extends FieldValues>({
  opened,
  valuesOf,
  resolver,
  stale,
  readAgain,
}: EditingNeeds<Row, Values>) => {
  const [base, setBase] = useState(opened);
  const [theirs, setTheirs] = useState<Row>();
  const form = useForm<Values>({
    // A form's values are the defaults of each of its fields.
    defaultValues: valuesOf(opened) as DefaultValues<Values>,
    resolver: resolver(base),
  });
  const fill = (row: Row) => {
    setBase(row);
    setTheirs(undefined);
    form.reset(valuesOf(row));
  };

  const { isDirty, isSubmitting } = form.formState;
  const isBehind = versionOf(opened) > versionOf(base);
  // Before the next key can be pressed: an effect that ran later would not know of it, and wipe it out.
  useLayoutEffect(() => {
    if (isBehind && !isDirty && !isSubmitting) fill(opened);
  });

  return {
    form,
    /** What the next save is made against. */
    base,
    /** The values that another user saved, until the conflict is resolved. */
    theirs: theirs && valuesOf(theirs),
    takeTheirs: () => fill(base),
    /** Saves and continues with the saved values. A conflict keeps the input. */
    save: async (send: (base: Row) => Promise<Row>): Promise<Row> => {
      const saved = await send(base).catch(async (fault: unknown) => {
        if (fault instanceof Refused && fault.code === stale) {
          const current = await readAgain();
          setTheirs(current);
          setBase(current);
        }
        throw fault;
      });
      fill(saved);
      return saved;
    },
  };
};

const versionOf = (row: Kept): number => row?.version ?? 0;
