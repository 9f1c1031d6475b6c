import type { GraphqlAnswer } from './callers';
import { playFiles } from './cells-of-files';
import { objectsOf, type Cell, type CellObject, type Theatre } from './cell-objects';
import { givenCompany } from './given-company';
import { matrix, type Operation } from './matrix';
import { isFileOperation } from './matrix-of-files';
import { graphqlCalls, isGraphql, restCalls, type GraphqlOperation, type RestOperation } from './requests';
import { allows, identities, type Identity, type Target } from './rights';

/** What was not as the matrix has it, and for whom; what refusals changed is no one caller's. */
export interface Fault {
  readonly who: Identity | 'somebody';
  readonly what: string;
}

/** Plays the cells of one row on every object there is for them; the answer is what was not as the matrix has it. */
export async function playRow(theatre: Theatre, operation: Operation): Promise<Fault[]> {
  if (isFileOperation(operation)) return playFiles(theatre, operation);
  if (!isGraphql(operation)) return playRest(theatre, operation);
  if (graphqlCalls[operation].subject === 'list') return playList(theatre, operation);
  const cells = identities.flatMap((identity) => cellsOf(operation, identity));
  const refused = cells.filter((cell) => !mayAct(operation, cell));
  const allowed = cells.filter((cell) => mayAct(operation, cell));
  return [
    // What is refused stays as it is: one object is enough for many callers.
    ...(await playRefused(theatre, operation, await objectsOf(theatre, operation, refused, 'shared'))),
    ...(await playAllowed(theatre, operation, await objectsOf(theatre, operation, allowed, 'each'))),
  ];
}

const cellsOf = (operation: GraphqlOperation, identity: Identity): readonly Cell[] => [
  ...(['own', 'other', 'missing'] as const).map((target) => ({ identity, target })),
  ...(graphqlCalls[operation].unready ?? []).map((subject) => ({
    identity,
    target: 'unready' as const,
    subject,
  })),
];

const mayAct = (operation: Operation, { identity, target }: Cell) =>
  allows(matrix[operation][identity], target);

async function playRefused(
  theatre: Theatre,
  operation: GraphqlOperation,
  objects: readonly CellObject[],
): Promise<Fault[]> {
  const before = await theatre.stage.contents();
  const faults = await Promise.all(
    identities.map((who) =>
      refusalsOf(
        theatre,
        operation,
        who,
        objects.filter(({ identity }) => identity === who),
      ),
    ),
  );
  const changed = before !== (await theatre.stage.contents());
  return [...faults.flat(), ...(changed ? [somebodys('refused, but a table changed')] : [])];
}

async function refusalsOf(
  { cast }: Theatre,
  operation: GraphqlOperation,
  who: Identity,
  objects: readonly CellObject[],
): Promise<Fault[]> {
  const faults: Fault[] = [];
  const refusals = new Map<Target, string>();
  for (const { target, object } of objects) {
    const answer = await cast[who].ask(graphqlCalls[operation].request(object));
    if (isAnswered(answer)) faults.push({ who, what: `${target}: answered` });
    refusals.set(target, refusalOf(answer));
  }
  const [other, missing] = [refusals.get('other'), refusals.get('missing')];
  // Who may read every company is told why; everybody else must not learn that it is there.
  const readsAll = matrix['Query.getCompany'][who] === 'any';
  const isTold = other !== undefined && missing !== undefined && other !== missing;
  if (isTold && !readsAll)
    faults.push({ who, what: `tells somebody else's object (${other}) from a missing one (${missing})` });
  return faults;
}

async function playAllowed(
  { cast }: Theatre,
  operation: GraphqlOperation,
  objects: readonly CellObject[],
): Promise<Fault[]> {
  const faults = await Promise.all(
    objects.map(async ({ identity: who, target, object }): Promise<Fault[]> => {
      const answer = await cast[who].ask(graphqlCalls[operation].request(object));
      return isAnswered(answer) ? [] : [{ who, what: `${target}: refused, ${refusalOf(answer)}` }];
    }),
  );
  return faults.flat();
}

/** A list has no object of its own: the right says whose rows it may hold. */
async function playList(theatre: Theatre, operation: GraphqlOperation): Promise<Fault[]> {
  const { stage, cast, bystander } = theatre;
  const strangers = await givenCompany(stage, bystander.sub, 'SUBMITTED');
  const own = new Map<Identity, string>();
  for (const who of identities) {
    const { sub } = cast[who];
    if (sub !== undefined) own.set(who, await givenCompany(stage, sub, 'SUBMITTED'));
  }
  const before = await stage.contents();
  const faults = await Promise.all(
    identities.map(async (who): Promise<Fault[]> => {
      const right = matrix[operation][who];
      const answer = await cast[who].ask(graphqlCalls[operation].request(''));
      const rows = JSON.stringify(answer.data);
      const ownRow = own.get(who);
      const found = [
        isAnswered(answer) === (right !== 'none') ? '' : refusalOf(answer),
        right !== 'any' && rows.includes(strangers) ? 'holds somebody else’s row' : '',
        right === 'own' && ownRow !== undefined && !rows.includes(ownRow) ? 'lacks one’s own row' : '',
      ];
      return found.filter((what) => what !== '').map((what) => ({ who, what: `list: ${what}` }));
    }),
  );
  const changed = before !== (await stage.contents());
  return [...faults.flat(), ...(changed ? [somebodys('list: a table changed')] : [])];
}

async function playRest({ stage, cast }: Theatre, operation: RestOperation): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const who of identities) {
    const { method, path, body } = restCalls[operation](cast[who].idToken || 'none');
    const response = await fetch(`${stage.origin}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answered = response.status === 200;
    if (answered !== (matrix[operation][who] === 'any'))
      faults.push({ who, what: `answers HTTP ${response.status}` });
  }
  return faults;
}

const somebodys = (what: string): Fault => ({ who: 'somebody', what });

const isAnswered = ({ status, data, errors }: GraphqlAnswer) =>
  status === 200 && errors.length === 0 && Object.values(data ?? {}).some((field) => field !== null);

const refusalOf = ({ status, errors }: GraphqlAnswer) =>
  `HTTP ${status} ${errors.map(({ errorType, errorInfo }) => `${errorType ?? ''} ${JSON.stringify(errorInfo)}`).join(', ')}`;
