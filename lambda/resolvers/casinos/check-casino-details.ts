import type { UpdateCasinoInput } from '#domain/generated/types';
import { limits } from '#domain/limits';
import { checkCountries } from '../check-list';
import { checkRange } from '../check-number';
import { checkForm, checkLength, checkLine, checkRequired } from '../check-text';

const { casino } = limits;

type Details = Omit<UpdateCasinoInput, 'id' | 'expectedVersion' | 'name'>;

export function checkCasinoName(name: string | null | undefined): void {
  checkRequired('name', name, casino.name.shortest, casino.name.longest);
}

/** Lengths and forms of everything an operator may say of a casino, except its name. */
export function checkCasinoDetails(details: Details): void {
  checkLine('licenceNumber', details.licenceNumber, casino.licenceNumber);
  checkLength('licenceUrl', details.licenceUrl, casino.licenceUrl);
  checkForm('licenceUrl', details.licenceUrl, '^https://.+$');
  checkRange('minAge', details.minAge, casino.minAge);
  checkCountries('blockedCountries', details.blockedCountries, casino.blockedCountries);
}

/** What rows always hold: a licence field that is left empty is null, an age or a list that is cleared is the standard. */
export const clearedDetails = (details: Details) => ({
  ...(details.minAge === null ? { minAge: casino.minAge.smallest } : {}),
  ...(details.blockedCountries === null ? { blockedCountries: [] } : {}),
});
