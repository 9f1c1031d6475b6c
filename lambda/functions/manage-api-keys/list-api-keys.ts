import type { ApiKey } from '#domain/generated/types';
import type { Caller } from '#lambda/runtime/caller';
import type { Needs } from '#lambda/functions/manage-api-keys/needs';
import { ownCompany } from '#lambda/functions/manage-api-keys/own-company';
import { shownKey } from '#lambda/stores/api-keys/api-key-row';

export const listApiKeys =
  ({ keys, clock }: Pick<Needs, 'keys' | 'clock'>) =>
  async (caller: Caller, companyId: string): Promise<readonly ApiKey[]> => {
    await ownCompany(keys, caller, companyId);
    const now = clock();
    return (await keys.keysOf(companyId)).keys.map((key) => shownKey(key, now));
  };
