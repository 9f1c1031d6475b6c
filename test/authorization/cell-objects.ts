import { ulid } from '#lambda/ulid';
import { newPerson, type Cast } from './cast';
import { freeOwner, givenCompany } from './given-company';
import { targets, type Identity, type Target } from './matrix';
import { graphqlCalls, type GraphqlOperation, type Subject } from './requests';
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
  const objects: CellObject[] = [];
  for (const target of targets) {
    const object = await objectFor(theatre, subject, target, theatre.cast[identity].sub);
    if (object !== undefined) objects.push({ target, object });
  }
  return objects;
}

function objectFor(
  { stage, bystander }: Theatre,
  subject: Subject,
  target: Target,
  self: string | undefined,
): Promise<string | undefined> {
  if (target === 'own' && self === undefined) return Promise.resolve(undefined);
  const owner = target === 'own' && self !== undefined ? self : bystander.sub;
  if (subject === 'owner') return ownerToBe(stage, target, owner);
  if (subject === 'person') return person(stage, target, self);
  if (target === 'missing' || subject === 'list') return Promise.resolve(ulid(new Date()));
  return givenCompany(stage, owner, subject.company);
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
