import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { Balance, Brand, BrandUser } from '#domain/generated/types';
import { Refused } from '../../platform/api/errors';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';
import { coinBrandFields } from './coin-brand-fields';

/** The caller as a player of a brand. */
export type Player = Omit<BrandUser, 'brandId' | 'tags' | 'createdAt' | 'updatedAt'>;

/** A brand on its own pages, with the caller as its player. */
export type ShownBrand = Omit<
  Brand,
  'casinoId' | 'companyId' | 'createdAt' | 'updatedAt' | 'history' | 'me'
> & { readonly me: Player | null };

const readBrand = operation(/* GraphQL */ `
  query ReadBrand($id: ID!) {
    getBrand(id: $id) {
      owner
      casinoName
      companyName
      jurisdiction
      minAge
      blockedCountries
      slug
      name
      tagline
      logoKey
      theme {
        primary
        surface
        accent
      }
      featuredGameIds
      gameIds
      ...CoinBrandFields
      responsiblePlay {
        realityCheckMinutes
        dailyLossLimit
        sessionMaxMinutes
      }
      timeZone
      timeZoneChange {
        before
        at
      }
      termsVersion
      open
      me {
        userId
        displayName
        level
        owns
        tier
        country
        ageConfirmedAt
        termsVersion
        status
        statusReason
        selfExcludedUntil
        onBreak
        limits {
          dailyLoss
          weeklyLoss
          monthlyLoss
          sessionMinutes
        }
        pendingLimits {
          limits {
            dailyLoss
            weeklyLoss
            monthlyLoss
            sessionMinutes
          }
          from
        }
        version
        balances {
          coin
          purse
          amount
          seq
        }
      }
    }
  }
  ${coinBrandFields}
`);

const brandKey = (id: string) => ['brand', id];

/** The brand, for all of its pages. */
export const useBrandQuery = (id: string) => {
  const { api } = usePlatform();
  return useQuery({
    queryKey: brandKey(id),
    queryFn: async () => (await api.send(readBrand, { id })).getBrand,
  });
};

/** Whether an error means that the brand does not exist or is not open to this user. */
export const isNoBrand = (error: unknown): boolean =>
  error instanceof Refused && error.code === 'brand.missing';

/** Reads the brand, the caller in it and their balances again. */
export const readBrandAgain = (queries: QueryClient, id: string): Promise<void> =>
  queries.invalidateQueries({ queryKey: brandKey(id) });

/** The balance of a wallet; default: of the main purse. */
export const balanceIn = (
  balances: readonly Pick<Balance, 'coin' | 'purse' | 'amount'>[],
  coin: string,
  purse: Balance['purse'] = 'MAIN',
): string => balances.find((one) => one.coin === coin && one.purse === purse)?.amount ?? '0';

/** Shows a new balance of the player's main purse without reading the brand again. */
export const showBalance = (queries: QueryClient, id: string, coin: string, amount: string): void => {
  queries.setQueryData<ShownBrand>(brandKey(id), (brand) => {
    if (!brand?.me) return brand;
    const balances = brand.me.balances.map((one) =>
      one.coin === coin && one.purse === 'MAIN' ? { ...one, amount } : one,
    );
    return { ...brand, me: { ...brand.me, balances } };
  });
};
