import { pathToFileURL } from 'node:url';
import { bundle, createConfig } from '@redocly/openapi-core';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { type Contract, operationsOf, resolved } from '#domain/api/contract';
import { checkContract } from './rest-api';

const walletContract = 'packages/wallet-contract/wallet.openapi.yaml';
export const walletFile = 'packages/wallet-contract/src/generated/wallet-api.ts';

/** The types of the wallet's contract, and the path and schemas of each call. Throws an error if the contract has a fault. */
export async function walletTypes(): Promise<string> {
  await checkContract(walletContract);
  const types = astToString(await openapiTypescript(pathToFileURL(walletContract)));
  const config = await createConfig({});
  const { bundle: whole } = await bundle({ ref: walletContract, config, dereference: true });
  const contract = whole.parsed as Contract & { readonly info: { readonly version: string } };
  const schemaOf = (status: string, { responses }: ReturnType<typeof operationsOf>[number]) => {
    const response = responses[status];
    if (response === undefined) throw new Error(`${walletContract} has an operation without ${status}.`);
    return resolved(contract, response).content['application/json'].schema;
  };
  const calls = operationsOf(contract).map((operation) => [
    operation.operationId,
    {
      path: operation.path,
      request: operation.requestBody?.content['application/json'].schema,
      answer: schemaOf('200', operation),
    },
  ]);
  return [
    `// Made from ${walletContract} by \`npm run generate\`; not edited by hand.`,
    "import type { Schema } from '@cfworker/json-schema';",
    types,
    `export const contractVersion = ${JSON.stringify(contract.info.version)};`,
    '',
    'export const walletCalls: Readonly<',
    '  Record<keyof operations, { readonly path: string; readonly request: Schema; readonly answer: Schema }>',
    `> = ${JSON.stringify(Object.fromEntries(calls))};`,
    '',
    `export const errorSchema: Schema = ${JSON.stringify(contract.components.schemas?.Error)};`,
    '',
  ].join('\n');
}
