import { AwsError } from '#local/platform/aws-error';
import { region } from '#local/services/needs';
import type { Engine } from './engine';
import { parseObject, textOf, type JsonObject } from '#local/platform/json-shape';
import { operations } from './operations';
import { arnPrefix } from './table-arn';

/** Calls the engine by operation, and replaces its ARNs by ARNs of this region. */
export interface EngineApi {
  /** Takes and returns JSON text. Throws AwsError for exceptions of the API. */
  text(operation: string, json: string): Promise<string>;
  /** Like `text`, with parsed JSON. */
  call(operation: string, input: JsonObject): Promise<JsonObject>;
}

export function engineApi(engine: Engine): EngineApi {
  let enginePrefix = arnPrefix;
  const text = async (operation: string, json: string) => {
    const traits = operations.get(operation);
    if (traits === undefined) throw unknownOperation();
    const answer = await engine.send(
      `${traits.api}.${operation}`,
      traits.namesArns ? json.replaceAll(arnPrefix, enginePrefix) : json,
    );
    if (answer.status !== 200) throw exceptionOf(answer.status, answer.body);
    if (!traits.namesArns) return answer.body;
    enginePrefix = /arn:aws:dynamodb:[^:"]+:\d{12}:/.exec(answer.body)?.[0] ?? enginePrefix;
    return answer.body
      .replaceAll(enginePrefix, arnPrefix)
      .replaceAll(foreignRegion, `"awsRegion":"${region}"`);
  };
  return {
    text,
    call: async (operation, input) => parseObject(await text(operation, JSON.stringify(input))),
  };
}

const foreignRegion = /"awsRegion":\s*"[^"]*"/g;

export const unknownOperation = () =>
  new AwsError('UnknownOperationException', 'An unknown operation was requested.');

function exceptionOf(status: number, body: string): AwsError {
  const { __type, message, Message, ...members } = parseObject(body);
  const code = textOf(__type)?.split('#').at(-1) ?? 'InternalServerError';
  return new AwsError(code, textOf(message) ?? textOf(Message) ?? code, status, members);
}
