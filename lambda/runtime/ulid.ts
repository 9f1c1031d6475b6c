import { randomBytes } from 'node:crypto';
import { ulidOf, ulidRandomBytes } from '#domain/ulid';

export const ulid = (at: Date): string => ulidOf(at.getTime(), randomBytes(ulidRandomBytes));
