import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { bundle, createConfig, lint } from '@redocly/openapi-core';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';
import {
  type Contract,
  type ContractSchema,
  accessOf,
  type ListedOperation,
  operationsOf,
  resolved,
} from '#domain/api/contract';

export const contractFile = 'domain/novalink-api.openapi.yaml';
export const apiFile = 'domain/generated/novalink-api.ts';
export const contractModule = 'domain/generated/novalink-contract.ts';

/** The types of the contract, and what functions need to check requests. Throws an error if the contract has a fault. */
export async function apiTypes(): Promise<string> {
  await checkContract(contractFile);
  const types = astToString(await openapiTypescript(pathToFileURL(contractFile)));
  const config = await createConfig({});
  const { bundle: whole } = await bundle({ ref: contractFile, config, dereference: true });
  const contract = whole.parsed as Contract;
  return [
    `// Made from ${contractFile} by \`npm run generate\`; not edited by hand.`,
    "import type { ApiOperation } from '../api/api-operation';",
    types,
    ...operationsOf(contract).map((operation) => constant(contract, operation)),
    '',
  ].join('\n');
}

/** Follows all rules of the linter, also those that are only advice. Throws an error if the contract has a fault. */
export async function checkContract(file: string): Promise<void> {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const problems = await lint({ ref: file, config });
  if (problems.length === 0) return;
  const lines = problems.map(
    ({ ruleId, message, location: [place] }) => `${ruleId} at ${place?.pointer}: ${message}`,
  );
  throw new Error([`${file} has faults:`, ...lines].join('\n'));
}

/** The contract as a module, for the reference of the API. */
export function contractCode(): string {
  const { info, tags, paths, webhooks, components } = parse(readFileSync(contractFile, 'utf8')) as Contract;
  const { summary, description } = info;
  return [
    `// Made from ${contractFile} by \`npm run generate\`; not edited by hand.`,
    "import type { Contract } from '../api/contract';",
    '',
    `export const contract: Contract = ${JSON.stringify({ info: { summary, description }, tags, paths, webhooks, components })};`,
    '',
  ].join('\n');
}

/** A constant of its own, so that a function contains only the schemas of its operations. */
function constant(contract: Contract, operation: ListedOperation): string {
  const { operationId, path, method, requestBody } = operation;
  const parameters = (operation.parameters ?? []).map((parameter) => resolved(contract, parameter));
  const types = `operations['${operationId}']`;
  const members = parameters.map(({ name, required, schema }) => {
    const { type, default: standard } = resolved(contract, schema);
    return `${name}${required === true || standard !== undefined ? '' : '?'}: ${typeOf(type)}`;
  });
  if (requestBody) members.push(`body: ${types}['requestBody']['content']['application/json']`);
  const answer = `${types}['responses'][200]['content']['application/json']`;
  const described = {
    method,
    path,
    access: accessOf(operation),
    parameters: parameters.map(({ in: place, name, required = false, schema }) => ({
      ...{ in: place, name, isRequired: required, schema },
    })),
    body: requestBody?.content['application/json'].schema ?? null,
  };
  return `\nexport const ${operationId}: ApiOperation<\n  { ${members.join('; ')} },\n  ${answer}\n> = ${JSON.stringify(described)};`;
}

/** Parameters are text in an address, so only these types are read. */
function typeOf(type: ContractSchema['type']): string {
  if (type === 'integer') return 'number';
  if (type === 'string' || type === 'boolean') return type;
  throw new Error(`A parameter has the type ${JSON.stringify(type)}, which the generator does not know.`);
}
