import { ed25519PublicKey } from '#domain/api/signatures/public-key';
import type { CreatedApiKey } from '#domain/generated/types';
import { guard } from '#domain/guard';
import { limits } from '#domain/limits';
import type { Caller } from '#lambda/runtime/caller';
import { Refusal } from '#lambda/runtime/refusal';
import { ulid } from '#lambda/runtime/ulid';
import { keyEvent } from '#lambda/functions/manage-api-keys/key-event';
import type { Needs } from '#lambda/functions/manage-api-keys/needs';
import { ownCompany } from '#lambda/functions/manage-api-keys/own-company';
import type { InputOf } from '#lambda/functions/manage-api-keys/request';
import { keyIdOf, keyStatus, shownKey, type ApiKeyRow } from '#lambda/stores/api-keys/api-key-row';

/** Creates a key of the caller's approved company. The secret of V1 is in the answer and is not stored in clear. */
export const createApiKey =
  ({ keys, box, randomSecret, clock }: Needs) =>
  async (caller: Caller, input: InputOf<'createApiKey'>): Promise<CreatedApiKey> => {
    const { companyId, name, scheme, scopes, expiresOn } = input;
    const now = clock();
    const { owner, status } = await ownCompany(keys, caller, companyId);
    if (!guard('api-key.create-own', owner === caller.sub)) throw new Refusal('company.not-owner');
    if (!guard('api-key.approved-company', status === 'APPROVED'))
      throw new Refusal('company.not-approved', { status });
    if (expiresOn && expiresOn < now.toISOString().slice(0, 10))
      throw new Refusal('input.invalid', { field: 'expiresOn' });
    const publicKey = publicKeyIn(input);
    const { keys: existing, created } = await keys.keysOf(companyId);
    const active = existing.filter((key) => keyStatus(key, now) === 'ACTIVE');
    if (active.length >= limits.apiKey.active)
      throw new Refusal('api-key.too-many', { limit: limits.apiKey.active });
    const key: ApiKeyRow = {
      ...{ id: ulid(now), companyId, name, scheme, scopes: [...scopes] },
      ...{ createdBy: caller.sub, createdAt: now.toISOString() },
      ...(expiresOn && { expiresOn }),
      ...(publicKey !== undefined && { publicKey }),
    };
    const secret = scheme === 'V1' ? randomSecret() : null;
    const sealed = secret === null ? {} : { secret: await box.seal(secret, keyIdOf(key)) };
    const audit = keyEvent(now, 'API_KEY_CREATED', caller, key);
    await keys.create({ caller, key: { ...key, ...sealed }, audit, created });
    return { apiKey: shownKey(key, now), secret };
  };

/** ED25519 needs a public key; V1 has none. */
function publicKeyIn({ scheme, publicKey }: InputOf<'createApiKey'>): string | undefined {
  if (scheme === 'V1' && !publicKey) return undefined;
  const known = scheme === 'ED25519' ? ed25519PublicKey(publicKey ?? '') : undefined;
  if (known === undefined) throw new Refusal('input.invalid', { field: 'publicKey' });
  return known;
}
