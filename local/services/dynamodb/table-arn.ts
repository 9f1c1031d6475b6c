import { accountId, region } from '#local/services/needs';

export const arnPrefix = `arn:aws:dynamodb:${region}:${accountId}:`;
export const tableArn = (name: string) => `${arnPrefix}table/${name}`;

/** Requests may name a table by its ARN; the engine knows names only. */
export function tableNameOf(nameOrArn: string): string {
  return nameOrArn.startsWith('arn:')
    ? (nameOrArn.split(':table/')[1]?.split('/')[0] ?? nameOrArn)
    : nameOrArn;
}
