import { limits } from '#domain/limits';
import { timeOfUlid } from '#domain/ulid';
import { Refusal } from '#lambda/runtime/refusal';

const { keptHours, aheadMinutes } = limits.coin.requestId;
const field = 'requestId';

/**
 * Refuses a request whose id is too old to be repeated, or is from a clock that is ahead. Call this before any read
 * or write, so that the caller knows that nothing has happened.
 */
export function checkRequestAge(requestId: string, now: Date): void {
  const madeAt = timeOfUlid(requestId);
  if (madeAt === undefined) throw new Refusal('input.invalid', { field });
  const parameters = { field, now: now.toISOString() };
  const age = now.getTime() - madeAt;
  if (age > keptHours * 60 * 60 * 1000)
    throw new Refusal('request.expired', { ...parameters, hours: keptHours });
  if (-age > aheadMinutes * 60 * 1000)
    throw new Refusal('request.ahead', { ...parameters, minutes: aheadMinutes });
}
