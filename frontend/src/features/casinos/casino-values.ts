import type { CasinoJurisdiction, CreateCasinoInput, UpdateCasinoInput } from '#domain/generated/types';
import { limits } from '#domain/limits';
import { itemsIn } from '../../platform/list-text';
import type { OwnCasino } from './casino-fields';

/** A casino as a form holds it: figures as text, countries with commas. */
export interface CasinoValues {
  name: string;
  jurisdiction: CasinoJurisdiction;
  licenceNumber: string;
  licenceUrl: string;
  licenceExpires: string;
  minAge: string;
  blockedCountries: string;
}

export const valuesOfCasino = (casino: OwnCasino | null): CasinoValues => ({
  name: casino?.name ?? '',
  jurisdiction: casino?.jurisdiction ?? 'DEMO',
  licenceNumber: casino?.licenceNumber ?? '',
  licenceUrl: casino?.licenceUrl ?? '',
  licenceExpires: casino?.licenceExpires ?? '',
  minAge: `${casino?.minAge ?? limits.casino.minAge.smallest}`,
  blockedCountries: (casino?.blockedCountries ?? []).join(', '),
});

const detailsFrom = (values: CasinoValues) => ({
  name: values.name.trim(),
  minAge: numberIn(values.minAge),
  blockedCountries: itemsIn(values.blockedCountries.toUpperCase()),
});

/** A demo has no licence; what was typed of one before is not sent. */
const licenceFrom = ({ jurisdiction, ...values }: CasinoValues) => {
  const held = (text: string) => (jurisdiction === 'DEMO' || text.trim() === '' ? null : text.trim());
  return {
    jurisdiction,
    licenceNumber: held(values.licenceNumber),
    licenceUrl: held(values.licenceUrl),
    licenceExpires: held(values.licenceExpires),
  };
};

export const createCasinoInput = (values: CasinoValues, companyId: string): CreateCasinoInput => ({
  companyId,
  ...detailsFrom(values),
  ...licenceFrom(values),
});

/** What was reviewed, the jurisdiction and the licence, changes before the review only. */
export const updateCasinoInput = (
  values: CasinoValues,
  { id, version, status }: Pick<OwnCasino, 'id' | 'version' | 'status'>,
): UpdateCasinoInput => ({
  id,
  expectedVersion: version,
  ...detailsFrom(values),
  ...(status === 'DRAFT' && licenceFrom(values)),
});

/** Nothing typed is no number, rather than nought. */
const numberIn = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text.trim()));
