import { type EnvOf, environmentOf } from '#lambda/runtime/environment';

export const environment = environmentOf('MAIN_TABLE', 'RUN_MACHINE_ARN');

export type EnvInput = EnvOf<typeof environment>;
