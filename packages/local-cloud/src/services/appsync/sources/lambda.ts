import * as v from 'valibot';
import { AwsError } from '#local/platform/aws-error';
import type { CloudServices } from '#local/services/needs';
import { readRequest } from './read-request';
import type { DataSource, SourceAnswer } from './source';

// https://docs.aws.amazon.com/appsync/latest/devguide/resolver-reference-lambda-js.html
const schema = v.strictObject({
  operation: v.literal('Invoke'),
  payload: v.optional(v.unknown(), null),
  invocationType: v.nullish(v.literal('RequestResponse')),
});

interface Needs extends Pick<CloudServices, 'functions' | 'iam'> {
  readonly functionArn: string;
  readonly roleArn: string;
}

/** AWS_LAMBDA: invokes the function with the data source's role. `BatchInvoke` and `Event` are not supported. */
export function lambdaSource({ functions, iam, functionArn, roleArn }: Needs): DataSource {
  const ask: DataSource = async (request) => {
    const { payload } = readRequest(schema, request);
    try {
      const principal = iam.roleSession(roleArn, 'APPSYNC_ASSUME_ROLE');
      const answer = await functions.invoke(functionArn, payload, { principal });
      if ('payload' in answer) return { result: answer.payload ?? null };
      return failed(answer.errorMessage, answer.functionError);
    } catch (error) {
      if (error instanceof AwsError) return failed(error.message, error.code);
      throw error;
    }
  };
  return Object.assign(ask, { missing });
}

const missing = { operation: ['BatchInvoke'], invocationType: ['Event'] };

const failed = (message: string, type: string): SourceAnswer => ({
  result: null,
  error: { message, type: `Lambda:${type}` },
});
