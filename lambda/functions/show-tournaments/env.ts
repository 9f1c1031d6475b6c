import { type EnvOf, environmentOf } from '#lambda/runtime/environment';

export const environment = environmentOf('MAIN_TABLE', 'SCORES_TABLE');

export type EnvInput = EnvOf<typeof environment>;
