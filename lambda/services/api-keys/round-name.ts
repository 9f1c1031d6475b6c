import { timeOfUlid } from '#domain/ulid';
import { notFound } from '#lambda/services/api-keys/asked-brand';
import type { Partner } from '#lambda/services/api-keys/signed-answer';
import type { OwnsBrand } from '#lambda/stores/brands/own-brand';

/** What the id of a round contains, so that one query finds it. */
export interface RoundName {
  readonly brandId: string;
  readonly playerId: string;
  /** The id that the player sees: a ULID with the time of the round. */
  readonly roundId: string;
}

const idForm = /^[\w-]{1,64}$/;

export const roundIdOf = ({ brandId, playerId, roundId }: RoundName) => `${brandId}.${playerId}.${roundId}`;

/** Undefined for a text that is not the id of a round. */
function roundName(id: string): (RoundName & { readonly at: string }) | undefined {
  const [brandId = '', playerId = '', roundId = '', ...more] = id.split('.');
  const time = timeOfUlid(roundId);
  if (more.length > 0 || time === undefined || !idForm.test(brandId) || !idForm.test(playerId))
    return undefined;
  return { brandId, playerId, roundId, at: new Date(time).toISOString() };
}

/** What the id of a round of the company contains. Throws NOT_FOUND for every other text. */
export async function ownRound(ownsBrand: OwnsBrand, id: string, { companyId }: Partner) {
  const named = roundName(id);
  if (!named || !(await ownsBrand(companyId, named.brandId))) throw notFound('round');
  return named;
}
