import { type EnvOf, environmentOf } from '#lambda/runtime/environment';

export const environment = environmentOf('AUDIT_TABLE');

export type EnvInput = EnvOf<typeof environment>;
