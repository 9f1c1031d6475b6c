import { ulid } from '#lambda/ulid';

/** Names a request that is made at `at`. */
export const requestIdAt = (at: Date | string): string => ulid(new Date(at));
