import { Validator, type Schema } from '@cfworker/json-schema';
import { resolved } from '#domain/api/contract';
import { contract } from '#domain/generated/novalink-contract';

/** How an answer differs from the contract. Answers to unknown paths and methods are compared with the form of errors. */
export function answerErrors(
  { method, path }: { readonly method: string; readonly path: string },
  { status, answer }: { readonly status: number; readonly answer: unknown },
): readonly string[] {
  const { paths, components } = contract;
  const [pathname = ''] = path.split('?');
  const known = Object.entries(paths).find(([template]) => matches(template, pathname));
  const operation = known?.[1][method.toLowerCase()] ?? paths['/v1/health']?.get;
  const response = operation?.responses[status] ?? operation?.responses.default;
  if (response === undefined) return [`${method} ${path} has no response ${status}.`];
  const { schema } = resolved(contract, response).content['application/json'];
  // A schema refers to others in `components`.
  return new Validator(closed({ ...schema, components }) as Schema, '2020-12', false)
    .validate(answer)
    .errors.map(({ instanceLocation, error }) => `${method} ${path} ${status} ${instanceLocation}: ${error}`);
}

/** Clients accept fields that the contract does not describe, but NovaLink does not send any. */
const closed = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(closed);
  if (typeof node !== 'object' || node === null) return node;
  const inner = Object.fromEntries(Object.entries(node).map(([name, value]) => [name, closed(value)]));
  return inner.type === 'object' ? { ...inner, additionalProperties: false } : inner;
};

const matches = (template: string, pathname: string) =>
  new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname);
