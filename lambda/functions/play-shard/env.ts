import { type EnvOf, environmentOf } from '#lambda/runtime/environment';

export const environment = environmentOf('MAIN_TABLE', 'WORK_BUCKET');

export type EnvInput = EnvOf<typeof environment>;
