import { object, parse, string } from 'valibot';
import { brandKey, brandUserKey, casinoKey, gameKey } from '#domain/keys';
import { readRow } from '#lambda/stores/read-row';
import type { StoreNeeds } from '#lambda/stores/store-needs';

const keys: Readonly<Record<string, typeof gameKey | typeof brandKey | typeof casinoKey>> = {
  GAME: gameKey,
  BRAND: brandKey,
  CASINO: casinoKey,
};
const ofCompany = object({ companyId: string() });

/** The company of the entity of an audit event. Undefined for a deleted one, and for one without a company. */
export type SubjectCompany = (entity: {
  readonly type: string;
  readonly id: string;
}) => Promise<string | undefined>;

export const subjectCompany =
  (needs: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>): SubjectCompany =>
  async ({ type, id }) => {
    if (type === 'COMPANY') return id;
    const key = keys[type]?.(id);
    const row = key && (await readRow(needs, key, (found) => parse(ofCompany, found)));
    return row?.companyId;
  };

/** The id of a user as a player of a brand. Undefined if the user is not a player of the brand any more. */
export type PlayerOf = (brandId: string, userId: string) => Promise<string | undefined>;

export const playerOf =
  (needs: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>): PlayerOf =>
  async (brandId, userId) => {
    const player = object({ playerId: string() });
    return (await readRow(needs, brandUserKey(brandId, userId), (row) => parse(player, row)))?.playerId;
  };
