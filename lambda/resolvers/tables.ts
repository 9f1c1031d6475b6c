import { util, type Context } from '@aws-appsync/utils';

type WithEnvironment = Pick<Context, 'env'>;

export const mainTable = ({ env }: WithEnvironment): string =>
  env.MAIN_TABLE ?? util.error('MAIN_TABLE is not in the environment of the API');

export const auditTable = ({ env }: WithEnvironment): string =>
  env.AUDIT_TABLE ?? util.error('AUDIT_TABLE is not in the environment of the API');
