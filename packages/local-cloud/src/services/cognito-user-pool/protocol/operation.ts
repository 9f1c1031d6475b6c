import { safeParse } from 'valibot';
import type { BaseIssue, GenericSchema, InferOutput } from 'valibot';
import { AwsError } from '#local/platform/aws-error';

/** An operation with its dependencies: takes the JSON of the request and returns that of the response. */
export type RunOperation = (body: unknown) => Promise<unknown>;

/** Defines an API operation. Its input is parsed first; fields that AWS would ignore are dropped. */
export const operation =
  <Schema extends GenericSchema, Needs>(
    schema: Schema,
    build: (needs: Needs) => (input: InferOutput<Schema>) => unknown,
  ) =>
  (needs: Needs): RunOperation => {
    const run = build(needs);
    return async (body) => {
      const parsed = safeParse(schema, body);
      if (!parsed.success) throw refusalOf(parsed.issues);
      return await run(parsed.output);
    };
  };

function refusalOf(issues: readonly BaseIssue<unknown>[]): AwsError {
  const faults = issues.map(faultOf);
  const count = `${faults.length} validation error${faults.length === 1 ? '' : 's'} detected`;
  return new AwsError('InvalidParameterException', `${count}: ${faults.join('; ')}`);
}

function faultOf({ path, input, message }: BaseIssue<unknown>): string {
  const place = (path ?? []).map(({ key }) => lowerFirst(String(key))).join('.');
  const rule = input === undefined ? 'Member must not be null' : message;
  return `Value at '${place}' failed to satisfy constraint: ${rule}`;
}

const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
