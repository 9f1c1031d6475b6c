import { type EnvOf, environmentOf } from '#lambda/runtime/environment';

export const environment = environmentOf('STAGE');

export type EnvInput = EnvOf<typeof environment>;
