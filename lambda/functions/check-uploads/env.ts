import { type EnvOf, environmentOf } from '#lambda/runtime/environment';

export const environment = environmentOf('MAIN_TABLE', 'AUDIT_TABLE');

export type EnvInput = EnvOf<typeof environment>;
