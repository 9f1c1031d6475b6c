import { daysBetween } from '#domain/counters/days';
import { limits } from '#domain/limits';
import { ApiFailure } from '#lambda/runtime/api-failure';
import { InvalidRequest } from '#lambda/runtime/invalid-request';
import type { Partner } from '#lambda/services/api-keys/signed-answer';
import type { OwnsBrand } from '#lambda/stores/brands/own-brand';

/** Refuses the parameter `brand` unless it is a brand of the company, with the same answer for a missing brand. */
export async function checkBrand(ownsBrand: OwnsBrand, brand: string, partner: Partner): Promise<void> {
  if (!(await ownsBrand(partner.companyId, brand)))
    throw new InvalidRequest('brand must be a brand of your company.', 'brand');
}

/** The answer for an id of a missing object, and for one of another company. */
export const notFound = (what: string) => new ApiFailure('NOT_FOUND', `There is no ${what} with this id.`);

const { rangeDays } = limits.apiKey;

interface Range {
  readonly from: string;
  readonly to: string;
}

/** Refuses a range of days that is reversed, in the future or too long. */
export function checkRange({ from, to }: Range, now: Date): void {
  if (from > to) throw new InvalidRequest('from must not be after to.', 'from');
  if (to > now.toISOString().slice(0, 10)) throw new InvalidRequest('to must not be in the future.', 'to');
  if (daysBetween(from, to) >= rangeDays)
    throw new InvalidRequest(`The range can have at most ${rangeDays} days.`, 'from');
}
