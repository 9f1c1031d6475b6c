import type { GraphqlAnswer } from './callers';
import { objectsFor, type CellObject, type Theatre } from './cell-objects';
import { givenCompany } from './given-company';
import { allows, matrix, type Identity, type Operation, type Target } from './matrix';
import { graphqlCalls, isGraphql, restCalls, type GraphqlOperation, type RestOperation } from './requests';

/** Plays one cell on every object there is for it; the answer says what was not as the matrix has it. */
export async function playCell(
  theatre: Theatre,
  operation: Operation,
  identity: Identity,
): Promise<string[]> {
  if (!isGraphql(operation)) return playRest(theatre, operation, identity);
  if (graphqlCalls[operation].subject === 'list') return playList(theatre, operation, identity);
  const objects = await objectsFor(theatre, operation, identity);
  const allowed = objects.filter(({ target }) => mayAct(operation, identity, target));
  const refused = objects.filter(({ target }) => !mayAct(operation, identity, target));
  return [
    ...(await playRefused(theatre, operation, identity, refused)),
    ...(await playAllowed(theatre, operation, identity, allowed)),
  ];
}

const mayAct = (operation: Operation, identity: Identity, target: Target) =>
  target !== 'missing' && allows(matrix[operation][identity], target);

async function playRefused(
  { stage, cast }: Theatre,
  operation: GraphqlOperation,
  identity: Identity,
  objects: readonly CellObject[],
): Promise<string[]> {
  const before = await stage.contents();
  const faults: string[] = [];
  const refusals = new Map<Target, string>();
  for (const { target, object } of objects) {
    const answer = await cast[identity].ask(graphqlCalls[operation].request(object));
    if (isAnswered(answer)) faults.push(`${target}: answered`);
    refusals.set(target, refusalOf(answer));
  }
  if (before !== (await stage.contents())) faults.push('refused, but a table changed');
  const [other, missing] = [refusals.get('other'), refusals.get('missing')];
  // Who may read every company is told why; everybody else must not learn that it is there.
  const readsAll = matrix['Query.getCompany'][identity] === 'any';
  if (!readsAll && other !== undefined && missing !== undefined && other !== missing)
    faults.push(`tells somebody else's object (${other}) from a missing one (${missing})`);
  return faults;
}

async function playAllowed(
  { cast }: Theatre,
  operation: GraphqlOperation,
  identity: Identity,
  objects: readonly CellObject[],
): Promise<string[]> {
  const faults: string[] = [];
  for (const { target, object } of objects) {
    const answer = await cast[identity].ask(graphqlCalls[operation].request(object));
    if (!isAnswered(answer)) faults.push(`${target}: refused, ${refusalOf(answer)}`);
  }
  return faults;
}

/** A list has no object of its own: the right says whose rows it may hold. */
async function playList(
  { stage, cast, bystander }: Theatre,
  operation: GraphqlOperation,
  identity: Identity,
): Promise<string[]> {
  const right = matrix[operation][identity];
  const { sub } = cast[identity];
  const strangers = await givenCompany(stage, bystander.sub, 'SUBMITTED');
  const own = sub === undefined ? undefined : await givenCompany(stage, sub, 'SUBMITTED');
  const before = await stage.contents();
  const answer = await cast[identity].ask(graphqlCalls[operation].request(''));
  const rows = JSON.stringify(answer.data);
  const faults: string[] = [];
  if (isAnswered(answer) !== (right !== 'none')) faults.push(`list: ${refusalOf(answer)}`);
  if (right !== 'any' && rows.includes(strangers)) faults.push('list: holds somebody else’s row');
  if (right === 'own' && own !== undefined && !rows.includes(own)) faults.push('list: lacks one’s own row');
  if (before !== (await stage.contents())) faults.push('list: a table changed');
  return faults;
}

async function playRest(
  { stage, cast }: Theatre,
  operation: RestOperation,
  identity: Identity,
): Promise<string[]> {
  const { method, path, body } = restCalls[operation](cast[identity].idToken || 'none');
  const response = await fetch(`${stage.origin}${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answered = response.status === 200;
  return answered === (matrix[operation][identity] === 'any') ? [] : [`answers HTTP ${response.status}`];
}

const isAnswered = ({ status, data, errors }: GraphqlAnswer) =>
  status === 200 && errors.length === 0 && Object.values(data ?? {}).some((field) => field !== null);

const refusalOf = ({ status, errors }: GraphqlAnswer) =>
  `HTTP ${status} ${errors.map(({ errorType, errorInfo }) => `${errorType ?? ''} ${JSON.stringify(errorInfo)}`).join(', ')}`;
