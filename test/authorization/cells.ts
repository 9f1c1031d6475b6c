import { isAnswered, refusalOf } from './cell-answers';
import { playFiles } from './cells-of-files';
import { playList } from './cells-of-lists';
import { targetsOf } from './cell-houses';
import { objectsOf, type Cell, type CellObject, type Theatre } from './cell-objects';
import { columnsOf, rightOf, type Operation } from './matrix';
import { isFileOperation } from './matrix-of-files';
import {
  graphqlCalls,
  isGraphql,
  isHouse,
  isList,
  restCalls,
  type GraphqlOperation,
  type RestOperation,
} from './requests';
import { allows, type Identity, type Target } from './rights';
import { changesBetween } from './table-contents';

/** What was not as the matrix has it, and for whom; what refusals changed is no one caller's. */
export interface Fault {
  readonly who: Identity | 'somebody';
  readonly what: string;
}

/** Plays the cells of one row on every object there is for them; the answer is what was not as the matrix has it. */
export async function playRow(theatre: Theatre, operation: Operation): Promise<Fault[]> {
  if (isFileOperation(operation)) return playFiles(theatre, operation);
  if (!isGraphql(operation)) return playRest(theatre, operation);
  const { subject } = graphqlCalls[operation];
  if (isList(subject)) return playList(theatre, operation, subject);
  const cells = columnsOf(operation).flatMap((identity) => cellsOf(operation, identity));
  const refused = cells.filter((cell) => !mayAct(operation, cell));
  const allowed = cells.filter((cell) => mayAct(operation, cell));
  const sharing = operation.startsWith('Mutation.') ? 'each' : 'shared';
  const faults = [
    // What is refused stays as it is: one object is enough for many callers.
    ...(await playRefused(theatre, operation, await objectsOf(theatre, operation, refused, 'shared'))),
    ...(await playAllowed(theatre, operation, await objectsOf(theatre, operation, allowed, sharing))),
  ];
  // Somebody may have changed what nobody should have.
  if (faults.length > 0) theatre.houses.clear();
  return faults;
}

function cellsOf(operation: GraphqlOperation, identity: Identity): readonly Cell[] {
  const { subject, unready = [] } = graphqlCalls[operation];
  const right = rightOf(operation, identity);
  const targets = isHouse(subject) ? targetsOf(subject) : (['own', 'other', 'missing'] as const);
  return [
    ...targets.map((target) => ({ identity, target, right })),
    ...unready.map((lacking) => ({ identity, target: 'unready' as const, right, subject: lacking })),
  ];
}

const mayAct = (operation: GraphqlOperation, { right, target }: Cell) =>
  allows(right, target) && !graphqlCalls[operation].never?.includes(target);

async function playRefused(
  theatre: Theatre,
  operation: GraphqlOperation,
  objects: readonly CellObject[],
): Promise<Fault[]> {
  const contents = async () => movedBy(operation, await theatre.stage.contents());
  const before = await contents();
  const faults = await Promise.all(
    columnsOf(operation).map((who) =>
      refusalsOf(
        theatre,
        operation,
        who,
        objects.filter(({ identity }) => identity === who),
      ),
    ),
  );
  const changes = changesBetween(before, await contents());
  return [...faults.flat(), ...changes.map((change) => somebodys(`refused, but ${change}`))];
}

/** All rows, but those that say what did not happen where refusals are recorded. */
function movedBy(operation: GraphqlOperation, contents: string): string {
  if (!graphqlCalls[operation].declines) return contents;
  return contents
    .split('\n')
    .filter((row) => !row.includes('"state":{"S":"DECLINED"}'))
    .join('\n');
}

/**
 * Whether it is the withdrawn group alone that stands against the request. Free play needs no group, but a confirmed
 * age, and that is what the withdrawn admin lacks.
 */
const isWithdrawn = (operation: GraphqlOperation, who: Identity, target: Target) =>
  who === 'Z' &&
  operation.startsWith('Mutation.') &&
  operation !== 'Mutation.startDemoSession' &&
  target === 'other' &&
  mayAct(operation, { identity: 'AD', target, right: rightOf(operation, 'AD') });

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
    else if (isWithdrawn(operation, who, target) && !refusalOf(answer).includes('caller.rights-withdrawn'))
      faults.push({ who, what: `${target}: not told of the withdrawal, but ${refusalOf(answer)}` });
    refusals.set(target, refusalOf(answer));
  }
  // What is open is there for everybody in a group, and who may read every company is told why.
  const other = refusals.get('hidden') ?? refusals.get('other');
  const missing = refusals.get('missing');
  const readsAll = rightOf('Query.getCompany', who) === 'any';
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

async function playRest({ stage, cast }: Theatre, operation: RestOperation): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const who of columnsOf(operation)) {
    const { method, path, body } = restCalls[operation](cast[who].idToken || 'none');
    const response = await fetch(`${stage.origin}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answered = response.status === 200;
    if (answered !== (rightOf(operation, who) === 'any'))
      faults.push({ who, what: `answers HTTP ${response.status}` });
  }
  return faults;
}

const somebodys = (what: string): Fault => ({ who: 'somebody', what });
