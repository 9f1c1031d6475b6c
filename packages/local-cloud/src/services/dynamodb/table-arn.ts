import { accountId, region } from '#local/services/needs';

export const arnPrefix = `arn:aws:dynamodb:${region}:${accountId}:`;
export const tableArn = (name: string) => `${arnPrefix}table/${name}`;

/** Returns the name for a table's name or ARN. Requests can use both; the engine knows only names. */
export function tableNameOf(nameOrArn: string): string {
  return nameOrArn.startsWith('arn:')
    ? (nameOrArn.split(':table/')[1]?.split('/')[0] ?? nameOrArn)
    : nameOrArn;
}
