import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { inert } from '#local/template/inert';
import type { Api } from '../api';
import { loadCode, type Code } from '../runtime/code';
import type { DataSource } from '../sources/source';

/** Properties that resolvers and functions share; mapping templates in VTL are no part of them. */
export const codeProperties = {
  Code: v.optional(v.string()),
  CodeS3Location: v.optional(v.string()),
  Runtime: v.strictObject({ Name: v.literal('APPSYNC_JS'), RuntimeVersion: v.literal('1.0.0') }),
  MaxBatchSize: v.optional(v.literal(0)),
  Description: inert('a note'),
  MetricsConfig: inert('there are no metrics here'),
};

interface Given {
  readonly Code?: string | undefined;
  readonly CodeS3Location?: string | undefined;
}

/** Loads the code, inline or from an asset. Throws for code that AppSync would refuse. */
export function codeOf({ Code, CodeS3Location }: Given, assetPath: (url: string) => string): Code {
  const text = CodeS3Location === undefined ? Code : readFileSync(assetPath(CodeS3Location), 'utf8');
  if (text === undefined) throw new Error('there is no code');
  return loadCode(text);
}

/** The data source of that name. Throws where the API has none. */
export function sourceNamed({ sources }: Api, name: string): DataSource {
  const source = sources.get(name);
  if (source === undefined) throw new Error(`there is no data source ${name}`);
  return source;
}
