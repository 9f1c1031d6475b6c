import { randomUUID } from 'node:crypto';
import { ulid } from '#lambda/ulid';
import { newPerson, type Cast, type Player } from './cast';
import { houseFor } from './cell-houses';
import { freeOwner, givenCompany } from './given-company';
import { givenGame, givenVersion } from './given-game';
import { givenHouse } from './given-house';
import { givenProfile } from './given-profile';
import { givenRun } from './given-run';
import type { Identity, Right, Target } from './rights';
import {
  graphqlCalls,
  isHouse,
  isList,
  type Given,
  type GraphqlOperation,
  type House,
  type Subject,
} from './requests';
import { confirmAge, sitDown } from './requests-of-play';
import type { Files } from './files';
import type { Stage } from './stage';

export interface Theatre {
  readonly stage: Stage;
  readonly cast: Cast;
  /** Owns what belongs to none of the cast. */
  readonly bystander: { readonly sub: string; readonly identityId: string };
  readonly files: Files;
  /** Those that nothing has changed yet; `cell-houses.ts`. */
  readonly houses: Map<string, Promise<string>>;
}

export interface Cell {
  readonly identity: Identity;
  readonly target: Target;
  /** Of the row, for the identity. */
  readonly right: Right;
  /** Of an unready one. */
  readonly subject?: Given;
}
export interface CellObject extends Cell {
  readonly object: string;
}

/** The objects of cells, made afresh: one for each, or for each owner; there is no own one for who cannot have one. */
export async function objectsOf(
  theatre: Theatre,
  operation: GraphqlOperation,
  cells: readonly Cell[],
  sharing: 'shared' | 'each',
): Promise<CellObject[]> {
  const known = new Map<string, Promise<string | undefined>>();
  const made = await Promise.all(
    cells.map(async (cell) => {
      const { identity, target, right } = cell;
      const player = theatre.cast[identity];
      const subject = cell.subject ?? graphqlCalls[operation].subject;
      if (operation === 'Mutation.startDemoSession') await player.ask(confirmAge);
      if (subject === 'sitting') return { ...cell, object: await sitting(theatre, target, identity) };
      const house = houseOf(subject);
      if (house && !(subject === 'casinos' && target === 'missing'))
        return { ...cell, object: await houseFor(theatre, house, cell, sharing) };
      // What only others decide on lacks something as somebody else's.
      const isOwn = target === 'own' || (target === 'unready' && right !== 'others');
      const owner = isOwn ? player.sub : undefined;
      const name = [target, JSON.stringify(subject), sharing === 'each' ? identity : owner].join(' ');
      const found = known.get(name) ?? objectFor(theatre, subject, target, owner);
      known.set(name, found);
      return { ...cell, object: await found };
    }),
  );
  return made.flatMap(({ object, ...cell }) => (object === undefined ? [] : [{ ...cell, object }]));
}

function houseOf(subject: Subject): House | undefined {
  if (subject === 'casinos') return { casino: 'ACTIVE' };
  return isHouse(subject) ? subject : undefined;
}

function objectFor(
  { stage, bystander }: Theatre,
  subject: Exclude<Subject, 'sitting'>,
  target: Target,
  self: string | undefined,
): Promise<string | undefined> {
  if (target === 'own' && self === undefined) return Promise.resolve(undefined);
  const owner = self ?? bystander.sub;
  if (subject === 'owner') return ownerToBe(stage, target, owner);
  if (subject === 'person') return person(stage, target, self);
  if (subject === 'caller') return Promise.resolve(target === 'missing' ? undefined : owner);
  if (subject === 'casinos') return Promise.resolve(undefined);
  if (subject === 'games')
    return target === 'missing' ? Promise.resolve(undefined) : givenGame(stage, owner, 'LIVE');
  if (target === 'missing' || isList(subject)) return Promise.resolve(ulid(new Date()));
  return given(stage, owner, subject);
}

export function given(stage: Stage, owner: string, subject: Given): Promise<string> {
  if (isHouse(subject))
    return givenHouse(stage, subject, { owner, resident: { identity: 'O+', sub: owner } });
  if ('company' in subject) return givenCompany(stage, owner, subject.company);
  if ('profile' in subject) return givenProfile(stage, owner, subject.profile, subject.lacks);
  if ('run' in subject) return givenRun(stage, owner, subject.run);
  if ('game' in subject) return givenGame(stage, owner, subject.game);
  return givenVersion(stage, owner, subject.version, subject.lacks);
}

/** A play token: of the player, of somebody else, or one that was tampered with. */
async function sitting({ stage, cast, bystander }: Theatre, target: Target, identity: Identity) {
  const others = cast[identity === 'AD' ? 'U0' : 'AD'];
  const token = await playToken(stage, target === 'other' ? others : cast[identity], bystander.sub);
  if (target !== 'missing') return token;
  const [claims = '', signature = ''] = token?.split('.') ?? [];
  return `${claims}.${Buffer.from(signature, 'base64url').fill(7).toString('base64url')}`;
}

/** Of a sitting at a game of `owner`; nothing for who may not sit down. */
export async function playToken(stage: Stage, sitter: Player, owner: string): Promise<string | undefined> {
  await sitter.ask(confirmAge);
  const { data } = await sitter.ask(sitDown(await givenGame(stage, owner, 'LIVE')));
  return (data?.startDemoSession as { playToken: string } | null | undefined)?.playToken;
}

async function ownerToBe(stage: Stage, target: Target, owner: string): Promise<string | undefined> {
  if (target === 'missing') return randomUUID();
  await freeOwner(stage, owner);
  return owner;
}

async function person(stage: Stage, target: Target, self: string | undefined): Promise<string | undefined> {
  if (target === 'own') return self;
  const email = `${ulid(new Date()).toLowerCase()}@cast.test`;
  return target === 'missing' ? email : (await newPerson(stage, email, ['PROVIDERS'])).sub;
}
