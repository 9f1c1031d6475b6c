import { ulid } from '#lambda/runtime/ulid';

/** A request id with the time `at`. */
export const requestIdAt = (at: Date | string): string => ulid(new Date(at));
