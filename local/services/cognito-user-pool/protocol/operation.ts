import { safeParse } from 'valibot';
import type { BaseIssue, GenericSchema, InferOutput } from 'valibot';
import { AwsError } from '#local/platform/aws-error';

/** An operation that has what it needs: from the request's JSON to the answer's. */
export type RunOperation = (body: unknown) => Promise<unknown>;

/** One API operation: its input is parsed at the door, and what AWS would ignore is dropped there. */
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
