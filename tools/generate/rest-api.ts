import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { bundle, createConfig, lint } from '@redocly/openapi-core';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';
import type { Contract as PublishedContract } from '#domain/api/contract';

export const contractFile = 'domain/novalink-api.openapi.yaml';
export const apiFile = 'domain/generated/novalink-api.ts';
export const contractModule = 'domain/generated/novalink-contract.ts';

interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly string[];
  readonly default?: unknown;
}
interface Parameter {
  readonly in: 'query' | 'path';
  readonly name: string;
  readonly required?: boolean;
  readonly schema: JsonSchema;
}
interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly content: { readonly 'application/json': { readonly schema: JsonSchema } };
  };
}
interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** The types of the contract, and what functions need to check requests. Throws an error if the contract has a fault. */
export async function apiTypes(): Promise<string> {
  await checkContract();
  const types = astToString(await openapiTypescript(pathToFileURL(contractFile)));
  const config = await createConfig({});
  const { bundle: whole } = await bundle({ ref: contractFile, config, dereference: true });
  const { paths } = whole.parsed as Contract;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  );
  return [
    `// Made from ${contractFile} by \`npm run generate\`; not edited by hand.`,
    "import type { ApiOperation } from '../api/api-operation';",
    types,
    ...operations.map((operation) => constant(operation)),
    '',
  ].join('\n');
}

/** Follows all rules of the linter, also those that are only advice. */
async function checkContract(): Promise<void> {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const problems = await lint({ ref: contractFile, config });
  if (problems.length === 0) return;
  const lines = problems.map(
    ({ ruleId, message, location: [place] }) => `${ruleId} at ${place?.pointer}: ${message}`,
  );
  throw new Error([`${contractFile} has faults:`, ...lines].join('\n'));
}

/** The contract as a module, for the reference of the API. */
export function contractCode(): string {
  const { info, tags, paths, components } = parse(readFileSync(contractFile, 'utf8')) as PublishedContract;
  const { summary, description } = info;
  return [
    `// Made from ${contractFile} by \`npm run generate\`; not edited by hand.`,
    "import type { Contract } from '../api/contract';",
    '',
    `export const contract: Contract = ${JSON.stringify({ info: { summary, description }, tags, paths, components })};`,
    '',
  ].join('\n');
}

interface Placed extends Operation {
  readonly path: string;
  readonly method: string;
}

function requestType({ operationId, parameters = [], requestBody }: Placed): string {
  const members = parameters.map(({ name, required, schema }) => {
    const isSure = required === true || schema.default !== undefined;
    return `${name}${isSure ? '' : '?'}: ${typeOf(schema)}`;
  });
  const type = `operations['${operationId}']['requestBody']['content']['application/json']`;
  return `{ ${[...members, ...(requestBody ? [`body: ${type}`] : [])].join('; ')} }`;
}

function typeOf({ type, enum: values }: JsonSchema): string {
  if (values) return values.map((value) => `'${value}'`).join(' | ');
  if (type === 'integer') return 'number';
  if (type === 'string' || type === 'boolean') return type;
  throw new Error(`A parameter has the type ${JSON.stringify(type)}, which the generator does not know.`);
}

/** A constant of its own, so that a function contains only the schemas of its operations. */
function constant(placed: Placed): string {
  const { operationId, path, method, parameters = [], requestBody } = placed;
  const operation = {
    method: method.toUpperCase(),
    path,
    parameters: parameters.map(({ in: place, name, required = false, schema }) => ({
      ...{ in: place, name, isRequired: required, schema },
    })),
    body: requestBody?.content['application/json'].schema ?? null,
  };
  const answer = `operations['${operationId}']['responses'][200]['content']['application/json']`;
  return `\nexport const ${operationId}: ApiOperation<\n  ${requestType(placed)},\n  ${answer}\n> = ${JSON.stringify(operation)};`;
}
