import { ulid } from '#lambda/ulid';
import { newPerson, type Cast, type Player } from './cast';
import { freeOwner, givenCompany } from './given-company';
import { givenGame, givenVersion } from './given-game';
import { givenProfile } from './given-profile';
import { targets, type Identity, type Target } from './matrix';
import { graphqlCalls, type Given, type GraphqlOperation, type Subject } from './requests';
import { confirmAge, sitDown } from './requests-of-play';
import type { Stage } from './stage';

export interface Theatre {
  readonly stage: Stage;
  readonly cast: Cast;
  /** Owns what belongs to none of the cast. */
  readonly bystander: { readonly sub: string };
}

export interface CellObject {
  readonly target: Target;
  readonly object: string;
}

/** The objects of a cell, made afresh; there is no own one for who cannot have one. */
export async function objectsFor(
  theatre: Theatre,
  operation: GraphqlOperation,
  identity: Identity,
): Promise<CellObject[]> {
  const { subject } = graphqlCalls[operation];
  const player = theatre.cast[identity];
  if (operation === 'Mutation.startDemoSession') await player.ask(confirmAge);
  const objects: CellObject[] = [];
  for (const target of targets) {
    const object =
      subject === 'sitting'
        ? await sitting(theatre, target, identity)
        : await objectFor(theatre, subject, target, player.sub);
    if (object !== undefined) objects.push({ target, object });
  }
  return objects;
}

function objectFor(
  { stage, bystander }: Theatre,
  subject: Exclude<Subject, 'sitting'>,
  target: Target,
  self: string | undefined,
): Promise<string | undefined> {
  if (target === 'own' && self === undefined) return Promise.resolve(undefined);
  const owner = target === 'own' && self !== undefined ? self : bystander.sub;
  if (subject === 'owner') return ownerToBe(stage, target, owner);
  if (subject === 'person') return person(stage, target, self);
  if (subject === 'caller') return Promise.resolve(target === 'missing' ? undefined : owner);
  if (subject === 'games')
    return target === 'missing' ? Promise.resolve(undefined) : givenGame(stage, owner, 'LIVE');
  if (target === 'missing' || subject === 'list') return Promise.resolve(ulid(new Date()));
  return given(stage, owner, subject);
}

export function given(stage: Stage, owner: string, subject: Given): Promise<string> {
  if ('company' in subject) return givenCompany(stage, owner, subject.company);
  if ('profile' in subject) return givenProfile(stage, owner, subject.profile);
  if ('game' in subject) return givenGame(stage, owner, subject.game);
  return givenVersion(stage, owner, subject.version);
}

/** A play token: of the player, of somebody else, or made up. */
async function sitting({ stage, cast, bystander }: Theatre, target: Target, identity: Identity) {
  if (target === 'missing') return 'made.up';
  const others = cast[identity === 'AD' ? 'U0' : 'AD'];
  return playToken(stage, target === 'own' ? cast[identity] : others, bystander.sub);
}

/** Of a sitting at a game of `owner`; nothing for who may not sit down. */
export async function playToken(stage: Stage, sitter: Player, owner: string): Promise<string | undefined> {
  await sitter.ask(confirmAge);
  const { data } = await sitter.ask(sitDown(await givenGame(stage, owner, 'LIVE')));
  return (data?.startDemoSession as { playToken: string } | null | undefined)?.playToken;
}

async function ownerToBe(stage: Stage, target: Target, owner: string): Promise<string | undefined> {
  if (target === 'missing') return undefined;
  await freeOwner(stage, owner);
  return owner;
}

async function person(stage: Stage, target: Target, self: string | undefined): Promise<string | undefined> {
  if (target === 'own') return self;
  const email = `${ulid(new Date()).toLowerCase()}@cast.test`;
  return target === 'missing' ? email : (await newPerson(stage, email, ['PROVIDERS'])).sub;
}
