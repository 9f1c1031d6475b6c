import type { Dates } from './pool';
import type { Clock } from '#local/platform/clock';
import type { Storage } from '#local/platform/storage';
import { epochSeconds } from '../users/people';

interface Kept extends Dates {
  readonly properties: string;
}

/** Stores creation and modification dates of resources, because every restart creates the resources again. */
export function openDates(storage: Storage, clock: Clock): (id: string, properties: unknown) => Dates {
  const documents = storage.documents<Kept>('cognito-idp/dates');
  return (id, properties) => {
    const kept = documents.get(id);
    const text = JSON.stringify(properties);
    if (kept?.properties === text) return kept;
    const now = clock.now().toISOString();
    const dates = { createdAt: kept?.createdAt ?? now, modifiedAt: now, properties: text };
    documents.put(id, dates);
    return dates;
  };
}

export const shownDates = ({ createdAt, modifiedAt }: Dates) => ({
  CreationDate: epochSeconds(createdAt),
  LastModifiedDate: epochSeconds(modifiedAt),
});
