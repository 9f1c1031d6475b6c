import { array, nullish, object, parse, picklist, string, type InferOutput } from 'valibot';
import {
  brandKey,
  brandUserKey,
  casinoKey,
  companyKey,
  exclusionKey,
  playerChoiceKey,
  withdrawnKey,
} from '#domain/keys';
import { accessOf, type Access, type Caller } from '#lambda/runtime/caller';
import { parseBrand, type BrandRow } from '#lambda/stores/brands/brand-row';
import { parseBrandUser, type BrandUserRow } from '#lambda/stores/brands/brand-user-row';
import { readRow } from '#lambda/stores/read-row';
import { readRows } from '#lambda/stores/read-rows';
import type { StoreNeeds } from '#lambda/stores/store-needs';

const casinoSchema = object({
  status: string(),
  blockedCountries: array(string()),
  walletMode: nullish(picklist(['INTERNAL', 'SEAMLESS']), 'INTERNAL'),
});
const companySchema = object({ status: string() });
const exclusionSchema = object({ until: string() });

type Casino = Pick<InferOutput<typeof casinoSchema>, 'status' | 'blockedCountries'>;

/** A brand, and the role of a user in it. */
export interface BrandFacts {
  readonly brand: BrandRow;
  readonly casino: Casino | undefined;
  /** Whether the brand, its casino and its company are open for play. */
  readonly isOpen: boolean;
  /** Whether the coins of its players are in the wallet of the operator. */
  readonly isSeamless: boolean;
  /** Whether one of the three is permanently closed. */
  readonly isClosed: boolean;
  /** The user as a player; undefined until they join. */
  readonly user: BrandUserRow | undefined;
  /** End of the user's exclusion from all brands, in ISO 8601; it can be in the past. */
  readonly excludedUntil: string | undefined;
  /** Withdrawn access among that of the user's token. */
  readonly withdrawn: readonly Access[];
  /** Whether the user is in a group or is a casino user. */
  readonly mayPlay: boolean;
}

export interface BrandStore {
  /** Undefined if the brand does not exist. */
  facts(brandId: string, caller: Caller): Promise<BrandFacts | undefined>;
}

export function brandStore(needs: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>): BrandStore {
  return {
    facts: async (brandId, caller) => {
      const { sub, groups } = caller;
      const access = accessOf(caller);
      const brand = await readRow(needs, brandKey(brandId), parseBrand);
      if (!brand) return undefined;
      const [casinoRow, companyRow, userRow, exclusion, ...denied] = await readRows(
        needs,
        [
          casinoKey(brand.casinoId),
          companyKey(brand.companyId),
          brandUserKey(brandId, sub),
          exclusionKey(sub),
          ...access.map((name) => withdrawnKey(sub, name)),
          ...(groups.length > 0 ? [] : [playerChoiceKey(sub)]),
        ].map((key) => ({ table: needs.mainTable, key })),
      );
      const casino = casinoRow === undefined ? undefined : parse(casinoSchema, casinoRow);
      const company = companyRow === undefined ? undefined : parse(companySchema, companyRow);
      return {
        brand,
        casino,
        isOpen: brand.status === 'ACTIVE' && casino?.status === 'ACTIVE' && company?.status === 'APPROVED',
        isSeamless: casino?.walletMode === 'SEAMLESS',
        isClosed: [brand, casino, company].some((one) => one === undefined || one.status === 'CLOSED'),
        user: userRow === undefined ? undefined : parseBrandUser(userRow),
        excludedUntil: exclusion === undefined ? undefined : parse(exclusionSchema, exclusion).until,
        withdrawn: access.filter((_name, position) => denied[position] !== undefined),
        mayPlay: groups.length > 0 || denied[access.length] !== undefined,
      };
    },
  };
}
