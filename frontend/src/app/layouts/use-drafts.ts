import { useMemo } from 'react';
import { formDrafts } from '../../platform/forms/form-drafts';
import { useSession } from '../../platform/platform';

/** Where the forms of the signed-in person keep unsaved work. */
export const useDrafts = () => {
  const person = useSession()?.sub;
  return useMemo(() => (person === undefined ? undefined : formDrafts(person)), [person]);
};
