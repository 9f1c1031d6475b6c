import { type EnvOf, environmentOf } from '#lambda/runtime/environment';

export const environment = environmentOf('USER_POOL_ID', 'MAIN_TABLE', 'AUDIT_TABLE');

export type EnvInput = EnvOf<typeof environment>;
