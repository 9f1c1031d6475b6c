import { type EnvOf, environmentOf } from '#lambda/runtime/environment';

export const environment = environmentOf('SCORES_TABLE', 'GRAPHQL_URL', 'AWS_REGION');

export type EnvInput = EnvOf<typeof environment>;
