import type { CasinoRow } from '../casinos/casino-row';
import type { CompanyRow } from '../companies/company-row';
import type { BrandRow } from './brand-row';
import { isOpen, timeZoneOf } from './brand-access';

/** The public fields of a brand. `manages` is true if the caller may read its history. */
export const presentBrand = (
  row: BrandRow,
  casino: CasinoRow,
  company: Pick<CompanyRow, 'name' | 'status'> | null,
  manages: boolean,
) => ({
  ...row,
  casinoName: casino.name,
  companyName: company ? company.name : casino.companyName,
  jurisdiction: casino.jurisdiction,
  minAge: casino.minAge,
  blockedCountries: casino.blockedCountries,
  open: isOpen(row, casino, company),
  timeZone: timeZoneOf(row),
  coinTypes: row.coinTypes.map((coin) => ({
    ...coin,
    signupGrant: `${coin.signupGrant}`,
    dailyGrant: `${coin.dailyGrant}`,
    maxBalance: `${coin.maxBalance}`,
    confirmPromotionsAbove: manages ? textOf(coin.confirmPromotionsAbove) : null,
    thresholdRequest:
      manages && coin.thresholdRequest
        ? { ...coin.thresholdRequest, amount: textOf(coin.thresholdRequest.amount) }
        : null,
  })),
  packages: row.packages.map((one) => ({
    ...one,
    coins: one.coins.map(({ code, amount }) => ({ code, amount: `${amount}` })),
  })),
  manages,
});

/** 0 is a valid threshold. */
const textOf = (above: number | null | undefined): string | null =>
  above === null || above === undefined ? null : `${above}`;

export type PresentedBrand = ReturnType<typeof presentBrand>;
