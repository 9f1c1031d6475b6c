import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { inert } from '#local/template/inert';
import type { Api, Step } from '../api';
import { loadCode, type Code } from '../runtime/code';

/** Properties that resolvers and functions share. VTL mapping templates are not supported. */
export const codeProperties = {
  Code: v.optional(v.string()),
  CodeS3Location: v.optional(v.string()),
  Runtime: v.strictObject({ Name: v.literal('APPSYNC_JS'), RuntimeVersion: v.literal('1.0.0') }),
  MaxBatchSize: v.optional(v.literal(0)),
  Description: inert('descriptive only'),
  MetricsConfig: inert('metrics are not implemented'),
};

interface Given {
  readonly Code?: string | undefined;
  readonly CodeS3Location?: string | undefined;
}

/** Loads inline code or the code of an asset. Throws for code that AppSync would reject. */
export function codeOf({ Code, CodeS3Location }: Given, assetPath: (url: string) => string): Code {
  if (CodeS3Location !== undefined) return codeIn(assetPath(CodeS3Location));
  if (Code === undefined) throw new Error('there is no code');
  return loadCode(Code);
}

/** Loads the code of a file. Throws for code that AppSync would reject. */
export const codeIn = (path: string): Code => loadCode(readFileSync(path, 'utf8'));

/**
 * Combines code with the data source of this name. Throws if the API has no such source, or if the code uses requests
 * that are not supported here.
 */
export function stepOf(code: Code, { sources }: Api, name: string): Step {
  const source = sources.get(name);
  if (source === undefined) throw new Error(`there is no data source ${name}`);
  for (const property of ['operation', 'invocationType'] as const) {
    const missing = source.missing?.[property] ?? [];
    const asked = code.requests[property].find((text) => missing.includes(text));
    if (asked !== undefined)
      throw new Error(`${property} ${asked} of a resolver is not supported by the local cloud`);
  }
  return { code, source };
}
