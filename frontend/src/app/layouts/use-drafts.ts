import { useMemo } from 'react';
import { formDrafts } from '../../platform/forms/form-drafts';
import { useSession } from '../../platform/platform';

/** The storage for unsaved input of the signed-in user's forms. */
export const useDrafts = () => {
  const person = useSession()?.sub;
  return useMemo(() => (person === undefined ? undefined : formDrafts(person)), [person]);
};
