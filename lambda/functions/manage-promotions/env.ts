import { type EnvOf, environmentOf } from '#lambda/runtime/environment';

export const environment = environmentOf('MAIN_TABLE', 'PLAY_TABLE', 'AUDIT_TABLE', 'JOURNAL_TABLE');

export type EnvInput = EnvOf<typeof environment>;
