import { type EnvOf, environmentOf } from '#lambda/runtime/environment';

export const environment = environmentOf('MAIN_TABLE', 'PLAY_TABLE', 'PLAY_KEY_ARN');

export type EnvInput = EnvOf<typeof environment>;
