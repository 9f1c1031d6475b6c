import { createHash } from 'node:crypto';
import {
  buildASTSchema,
  getNamedType,
  isObjectType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { schemaDocument } from '#tools/generate/schema';
import { isFileOperation } from '../matrix/files';
import { matrix, type Operation } from '../matrix/matrix';
import type { GraphqlOperation } from '../matrix/operations';
import type { GraphqlRequest, RestRequest } from '../requests/call';
import { graphqlCalls, isGraphql, restCalls } from '../requests/requests';
import { definitionOf, deployedParts } from './deployed-parts';
import type { Templates } from './templates';

/** The row of an operation in the matrix, and its request for a sample object. */
export interface Row {
  readonly permissions: object;
  /** The other properties of its call. */
  readonly call?: object;
  readonly request?: GraphqlRequest | RestRequest;
}

export function rowOf(operation: Operation): Row {
  const permissions = matrix[operation];
  if (isFileOperation(operation)) return { permissions };
  if (!isGraphql(operation)) return { permissions, request: restCalls[operation]('token') };
  const call = graphqlCalls[operation];
  const rest = Object.entries(call).filter(([name]) => name !== 'request');
  return { permissions, call: Object.fromEntries(rest), request: call.request('object player') };
}

/** Everything that can change a permission case. */
export interface Inputs {
  readonly templates: Templates;
  /** The hash of the code that runs the cases: see `harnessHash`. */
  readonly harness: string;
  readonly rowOf: (operation: Operation) => Row;
}

/**
 * Returns a function that returns the key of an operation: two hashes, of its own parts and of the shared ones. The own
 * parts are its row and its request, the schema of the fields that the request asks for, their resolvers and what these
 * call, with its policies. All other resources, such as tables and the code of streams, and the code that runs the
 * cases are shared.
 */
export function operationKeys({
  templates,
  harness,
  rowOf: rowIn,
}: Inputs): (operation: Operation) => string {
  const deployed = deployedParts(templates);
  // A caller who can read all companies gets the reason of a refusal.
  const shared = hashOf([harness, deployed.shared, rowIn('Query.getCompany').permissions]);
  const partsOf = (operation: GraphqlOperation) => {
    const { request } = rowIn(operation);
    return [
      rowIn(operation),
      fieldsOf((request as GraphqlRequest).query).map(([type, field]) => [
        definitionOf(deployed.schema, type, field),
        deployed.resolverOf(type, field),
      ]),
    ];
  };
  return (operation) => {
    const own = hashOf([
      rowIn(operation),
      (isGraphql(operation) ? [operation, ...preparationsOf(operation)] : []).map(partsOf),
    ]);
    return `${own.slice(0, 12)}-${shared.slice(0, 12)}`;
  };
}

/** The operations that prepare the cases: the personas withdraw access, and objects are created by requests. */
function preparationsOf(operation: GraphqlOperation): readonly GraphqlOperation[] {
  const { subject } = graphqlCalls[operation];
  if (subject === 'gameSession' || /^Mutation\.start(Demo|Preview)Session$/.test(operation))
    return ['Mutation.removeFromGroup', 'Mutation.confirmAge', 'Mutation.startDemoSession'];
  if (subject === 'guestSession') return ['Mutation.removeFromGroup', 'Mutation.startGuestSession'];
  if (typeof subject === 'object' && 'launch' in subject)
    return ['Mutation.removeFromGroup', 'Mutation.openLaunch'];
  return ['Mutation.removeFromGroup'];
}

const schema = buildASTSchema(schemaDocument());

/** The fields of a request, each with its type. */
function fieldsOf(query: string): readonly (readonly [type: string, field: string])[] {
  const fields: (readonly [string, string])[] = [];
  const typeInfo = new TypeInfo(schema);
  visit(
    parse(query),
    visitWithTypeInfo(typeInfo, {
      Field: ({ name }) => {
        const parent = getNamedType(typeInfo.getParentType());
        if (isObjectType(parent)) fields.push([parent.name, name.value]);
      },
    }),
  );
  return fields;
}

/** The time and the new ids of a request count as equal. */
const hashOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value).replace(/\b0[0-9A-HJKMNP-TV-Z]{25}\b/g, 'ulid'))
    .digest('hex');
