import { queryAnswer, queryError } from './aws-answers';
import { AwsError } from './aws-error';
import type { HttpHandler } from './http';
import type { Iam, IamQuestion, Principal } from './principal';
import type { Authenticate } from './sigv4';

/** An operation of a service with AWS's Query protocol. */
export interface QueryOperation {
  /** The resource that the caller needs permission for; absent for an operation without a permission check. */
  readonly demand?: (parameters: URLSearchParams) => Omit<IamQuestion, 'action'>;
  /** Returns the elements of the result. */
  readonly run: (parameters: URLSearchParams, principal: Principal) => string;
}

interface QueryService {
  /** The service in signatures and in the names of permissions. */
  readonly service: string;
  readonly namespace: string;
  readonly operations: Readonly<Record<string, QueryOperation>>;
  readonly authenticate: Authenticate;
  readonly iam: Pick<Iam, 'decide'>;
  /** The error code for missing permission; by default `AccessDenied`. */
  readonly deniedCode?: string;
}

/** Handles all requests of a service with AWS's Query protocol: the action is in the form, the answer is XML. */
export function queryHandler({
  service,
  namespace,
  operations,
  authenticate,
  iam,
  deniedCode = 'AccessDenied',
}: QueryService): HttpHandler {
  const byName = new Map(Object.entries(operations));
  return async (request) => {
    try {
      const principal = await authenticate(request, service);
      const parameters = new URLSearchParams(request.body.toString());
      const name = parameters.get('Action') ?? '';
      const operation = byName.get(name);
      if (operation === undefined)
        throw new AwsError(
          'InvalidAction',
          `The local cloud supports these actions of ${service}: ${[...byName.keys()].join(', ')}. The request has ${name === '' ? 'no action' : name}.`,
        );
      if (operation.demand !== undefined) {
        const question = { ...operation.demand(parameters), action: `${service}:${name}` };
        const decision = iam.decide(principal, question);
        if (!decision.allowed) throw new AwsError(deniedCode, decision.reason, 403);
      }
      return queryAnswer(name, namespace, operation.run(parameters, principal));
    } catch (error) {
      if (error instanceof AwsError) return queryError(error);
      throw error;
    }
  };
}

/** Throws ValidationError for a parameter that is missing. */
export function required(parameters: URLSearchParams, name: string): string {
  const value = parameters.get(name) ?? '';
  if (value === '') throw new AwsError('ValidationError', `The parameter ${name} is missing.`);
  return value;
}

/** A list of the Query protocol. */
export const memberList = (name: string, members: readonly string[]) =>
  `<${name}>${members.map((member) => `<member>${member}</member>`).join('')}</${name}>`;
