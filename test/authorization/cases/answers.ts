import type { GraphqlAnswer } from '../environment/ask-graphql';

export const isAnswered = ({ status, data, errors }: GraphqlAnswer) =>
  status === 200 && errors.length === 0 && Object.values(data ?? {}).some((field) => field !== null);

export const refusalOf = ({ status, errors }: GraphqlAnswer) =>
  `HTTP ${status} ${errors.map(({ errorType, errorInfo }) => `${errorType ?? ''} ${JSON.stringify(errorInfo)}`).join(', ')}`;
