import { AwsError } from '#local/platform/aws-error';
import { region } from '#local/services/needs';
import type { Functions } from '#local/services/needs';
import type { UserPool } from './pool';

export interface TriggerCall {
  readonly userName: string;
  readonly clientId: string;
  readonly source: 'PreSignUp_SignUp' | 'PreSignUp_AdminCreateUser' | 'PostConfirmation_ConfirmSignUp';
  readonly request: Readonly<Record<string, unknown>>;
  readonly response: Readonly<Record<string, unknown>>;
}

export interface Triggers {
  /**
   * Invokes the pool's function and returns its response; returns the call's default response if the pool has no such
   * function.
   */
  run(pool: UserPool, call: TriggerCall): Promise<Readonly<Record<string, unknown>>>;
}

export function createTriggers({ functions }: { functions: Functions }): Triggers {
  return {
    async run(pool, call) {
      const name = call.source.startsWith('PreSignUp') ? 'PreSignUp' : 'PostConfirmation';
      const functionArn = pool.properties.LambdaConfig[name];
      if (functionArn === undefined) return call.response;
      const answer = await invoke(functions, functionArn, pool, name, eventOf(pool, call));
      if ('functionError' in answer) {
        throw new AwsError(
          'UserLambdaValidationException',
          `${name} failed with error ${answer.errorMessage}.`,
        );
      }
      return responseIn(answer.payload);
    },
  };
}

async function invoke(
  functions: Functions,
  functionArn: string,
  pool: UserPool,
  name: string,
  event: unknown,
) {
  const caller = { service: 'cognito-idp.amazonaws.com', sourceArn: pool.arn };
  try {
    return await functions.invoke(functionArn, event, caller);
  } catch (error) {
    if (!(error instanceof AwsError)) throw error;
    throw new AwsError('UnexpectedLambdaException', `${name} invocation failed due to error ${error.code}.`);
  }
}

/** The event in the format of «Customizing user pool workflows with Lambda triggers». */
const eventOf = (pool: UserPool, { source, userName, clientId, request, response }: TriggerCall) => ({
  version: '1',
  region,
  userPoolId: pool.id,
  userName,
  callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId },
  triggerSource: source,
  request,
  response,
});

function responseIn(payload: unknown): Record<string, unknown> {
  const response = isRecord(payload) ? payload.response : undefined;
  if (isRecord(response)) return response;
  throw new AwsError('InvalidLambdaResponseException', 'Unrecognizable lambda output');
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
