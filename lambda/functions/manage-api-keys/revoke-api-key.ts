import type { ApiKey } from '#domain/generated/types';
import type { Caller } from '#lambda/runtime/caller';
import { Refusal } from '#lambda/runtime/refusal';
import { keyEvent } from '#lambda/functions/manage-api-keys/key-event';
import type { Needs } from '#lambda/functions/manage-api-keys/needs';
import { ownCompany } from '#lambda/functions/manage-api-keys/own-company';
import type { InputOf } from '#lambda/functions/manage-api-keys/request';
import { shownKey } from '#lambda/stores/api-keys/api-key-row';

/** Requests read the key each time, so that the next one is refused. The secret is deleted. */
export const revokeApiKey =
  ({ keys, clock }: Pick<Needs, 'keys' | 'clock'>) =>
  async (caller: Caller, { companyId, id }: InputOf<'revokeApiKey'>): Promise<ApiKey> => {
    const at = clock();
    await ownCompany(keys, caller, companyId);
    const key = (await keys.keysOf(companyId)).keys.find((one) => one.id === id);
    if (!key) throw new Refusal('api-key.missing');
    await keys.revoke({ caller, key, at, audit: keyEvent(at, 'API_KEY_REVOKED', caller, key) });
    return shownKey({ ...key, revokedAt: at.toISOString() }, at);
  };
