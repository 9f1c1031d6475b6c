import type { ApiOperation } from './api-operation';

/** What is used of the contract `domain/novalink-api.openapi.yaml`. */
export interface Contract {
  readonly info: { readonly summary: string; readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, ContractOperation>>>>;
  /** Requests of NovaLink to servers of others, by their events. */
  readonly webhooks: Readonly<Record<string, { readonly post: ContractWebhook }>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** An object of the contract, or a reference to one. */
export type Referable<Type> = Type | { readonly $ref: string };

export interface ContractOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  /** Empty or absent for an open operation. */
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly Referable<ContractParameter>[];
  readonly requestBody?: ContractContent;
  readonly responses: Readonly<Record<string, Referable<ContractContent>>>;
}

export interface ContractWebhook extends Omit<ContractOperation, 'responses'> {
  readonly requestBody: ContractContent;
  /** Without content. */
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
}

export interface ContractParameter {
  readonly name: string;
  readonly in: 'query' | 'path';
  readonly required?: boolean;
  readonly description: string;
  readonly schema: Referable<ContractSchema>;
  readonly example?: string | number;
}

export interface ContractContent {
  readonly description?: string;
  readonly required?: boolean;
  readonly content: {
    readonly 'application/json': { readonly schema: Referable<ContractSchema>; readonly example?: unknown };
  };
}

export interface ContractSchema {
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly string[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Referable<ContractSchema>>>;
  readonly items?: Referable<ContractSchema>;
  readonly oneOf?: readonly Referable<ContractSchema>[];
}

/** Follows a reference such as `#/components/schemas/Day`. Throws an error if nothing is there. */
export function resolved<Type extends object>({ components }: Contract, node: Referable<Type>): Type {
  if (!('$ref' in node)) return node;
  const [, , kind = '', name = ''] = node.$ref.split('/');
  const found = components[kind]?.[name];
  if (found === undefined) throw new Error(`The contract has no ${node.$ref}.`);
  return { ...(found as Type), ...siblingsOf(node) };
}

/** A description beside a reference replaces the one of what it refers to. */
const siblingsOf = ({ $ref: _, ...siblings }: { readonly $ref: string }) => siblings;

/** Who may send requests of an operation: see `ApiOperation`. */
export function accessOf({ operationId, security = [] }: ContractOperation): ApiOperation['access'] {
  const [required] = security;
  if (required === undefined) return 'open';
  const [scope, ...more] = required.key ?? [];
  if (more.length > 0 || (scope !== undefined && !isScope(scope)))
    throw new Error(`The security of ${operationId} must be one scope at most.`);
  return scope ?? 'any-key';
}

const isScope = (name: string): name is `${string}:${string}` => /^[a-z-]+:[a-z]+$/.test(name);

export interface ListedOperation extends ContractOperation {
  readonly method: string;
  readonly path: string;
}

export const operationsOf = ({ paths }: Contract): readonly ListedOperation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...{ method: method.toUpperCase(), path },
      ...operation,
    })),
  );
