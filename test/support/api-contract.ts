import { Validator, type Schema } from '@cfworker/json-schema';
import { bundle, createConfig } from '@redocly/openapi-core';

interface Content {
  readonly content: { readonly 'application/json': { readonly schema: Schema } };
}
export interface ContractOperation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, Content>>;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly example?: unknown }[];
  readonly requestBody?: {
    readonly content: { readonly 'application/json': { readonly example?: unknown } };
  };
}
export interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, ContractOperation>>>>;
}

/** The contract of novalink-api, without references. */
export async function readContract(): Promise<Contract> {
  const config = await createConfig({});
  const { bundle: whole } = await bundle({
    ref: 'domain/novalink-api.openapi.yaml',
    config,
    dereference: true,
  });
  return whole.parsed as Contract;
}

/** How an answer differs from the contract. Answers to unknown paths and methods are compared with the form of errors. */
export function answerErrors(
  { paths }: Contract,
  { method, path }: { readonly method: string; readonly path: string },
  { status, answer }: { readonly status: number; readonly answer: unknown },
): readonly string[] {
  const [pathname = ''] = path.split('?');
  const known = Object.entries(paths).find(([template]) => matches(template, pathname));
  const operation = known?.[1][method.toLowerCase()] ?? paths['/v1/health']?.get;
  const response = operation?.responses[status] ?? operation?.responses.default;
  const schema = response?.content['application/json'].schema;
  if (schema === undefined) return [`${method} ${path} has no response ${status}.`];
  return new Validator(schema, '2020-12', false)
    .validate(answer)
    .errors.map(({ instanceLocation, error }) => `${method} ${path} ${status} ${instanceLocation}: ${error}`);
}

const matches = (template: string, pathname: string) =>
  new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname);
