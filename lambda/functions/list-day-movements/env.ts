import { type EnvOf, environmentOf } from '#lambda/runtime/environment';

export const environment = environmentOf('JOURNAL_TABLE');

export type EnvInput = EnvOf<typeof environment>;
