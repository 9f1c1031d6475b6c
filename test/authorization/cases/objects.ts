import type { PermissionCase, TestEnvironment } from './permission-case';
import { randomUUID } from 'node:crypto';
import { ulid } from '#lambda/runtime/ulid';
import { newUser, type Persona } from '#test/world/personas';
import { casinoFor } from './casino-objects';
import { freeOwner, givenCompany } from '../fixtures/company';
import { givenGame, givenVersion } from '../fixtures/game';
import { givenApiKey } from '../fixtures/api-key';
import { givenWebhook } from '../fixtures/webhook';
import { givenCasinoWithBrand } from '../fixtures/casino';
import { givenProfile } from '../fixtures/profile';
import { givenRtpAlert } from '../fixtures/rtp-alert';
import { givenLaunch, newSecret, type LaunchSubject } from '../fixtures/launch';
import { givenRun } from '../fixtures/run';
import { givenSupportRequest } from '../fixtures/support';
import { forgetSettings } from '../fixtures/settings';
import type { Identity, Target } from '../matrix/permissions';
import type { GraphqlOperation } from '../matrix/operations';
import { isCasinoSubject, isList, type Given, type CasinoSubject, type Subject } from '../requests/call';
import { graphqlCalls } from '../requests/requests';
import { confirmAge, openLaunch, startAsGuest, startSession } from '../requests/play';
import { guestSender } from '../requests/support';
import { askGraphql } from '../environment/ask-graphql';
import type { Stage } from '../environment/running-stage';
import { guest } from '../environment/sign-in';
export interface CaseObject extends PermissionCase {
  readonly object: string;
}

/** Operations that require a confirmed age. */
const asksForAge: ReadonlySet<GraphqlOperation> = new Set([
  'Mutation.startDemoSession',
  'Mutation.startPreviewSession',
]);

/** Creates the objects of the cases: one per case, or one per owner; an identity that cannot own one gets none. */
export async function objectsOf(
  environment: TestEnvironment,
  operation: GraphqlOperation,
  cases: readonly PermissionCase[],
  sharing: 'shared' | 'each',
): Promise<CaseObject[]> {
  const known = new Map<string, Promise<string | undefined>>();
  const made = await Promise.all(
    cases.map(async (permissionCase) => {
      const { identity, target, permission } = permissionCase;
      const player = environment.personas[identity];
      const subject = permissionCase.subject ?? graphqlCalls[operation].subject;
      if (asksForAge.has(operation)) await player.ask(confirmAge);
      if (subject === 'gameSession')
        return { ...permissionCase, object: await gameSession(environment, target, identity) };
      if (subject === 'guestSession')
        return { ...permissionCase, object: await guestSession(environment, target, player) };
      if (typeof subject === 'object' && 'launch' in subject)
        return { ...permissionCase, object: await launch(environment, subject, target, player) };
      if (subject === 'sender') return { ...permissionCase, object: sender(target, player) };
      if (subject === 'account') return { ...permissionCase, object: account(environment, target, player) };
      if (subject === 'settings')
        return { ...permissionCase, object: await settings(environment, permissionCase, player) };
      const casino = casinoSubjectOf(subject);
      if (casino && !(subject === 'casinos' && target === 'missing'))
        return { ...permissionCase, object: await casinoFor(environment, casino, permissionCase, sharing) };
      // Decisions about others' entities use an unready object of another user.
      const isOwn = target === 'own' || (target === 'unready' && permission !== 'others');
      const owner = isOwn ? player.sub : undefined;
      const name = [target, JSON.stringify(subject), sharing === 'each' ? identity : owner].join(' ');
      const found = known.get(name) ?? objectFor(environment, subject, target, owner);
      known.set(name, found);
      return { ...permissionCase, object: await found };
    }),
  );
  return made.flatMap(({ object, ...permissionCase }) =>
    object === undefined ? [] : [{ ...permissionCase, object }],
  );
}

function casinoSubjectOf(subject: Subject): CasinoSubject | undefined {
  if (subject === 'casinos') return { casino: 'ACTIVE' };
  return isCasinoSubject(subject) ? subject : undefined;
}

function objectFor(
  { stage, uninvolvedUser }: TestEnvironment,
  subject: Exclude<Subject, 'gameSession' | 'guestSession' | 'account' | 'sender' | 'settings'>,
  target: Target,
  self: string | undefined,
): Promise<string | undefined> {
  if (target === 'own' && self === undefined) return Promise.resolve(undefined);
  const owner = self ?? uninvolvedUser.sub;
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
  if (isCasinoSubject(subject))
    return givenCasinoWithBrand(stage, subject, { owner, resident: { identity: 'O+', sub: owner } });
  if ('company' in subject) return givenCompany(stage, owner, subject.company);
  if ('apiKey' in subject) return givenApiKey(stage, owner);
  if ('webhook' in subject) return givenWebhook(stage, owner);
  if ('launch' in subject) return givenLaunch(stage, owner, subject);
  if ('profile' in subject) return givenProfile(stage, owner, subject.profile, subject.lacks);
  if ('support' in subject) return givenSupportRequest(stage, owner, subject.support);
  if ('rtpAlert' in subject) return givenRtpAlert(stage, owner, subject.rtpAlert);
  if ('run' in subject) return givenRun(stage, owner, subject.run);
  if ('game' in subject) return givenGame(stage, owner, subject.game);
  return givenVersion(stage, owner, subject.version, subject.lacks);
}

/**
 * An e-mail address and an ID token. The caller's own token is combined with an unknown address, so that the request
 * is recognised as their own and the account is kept. With the caller's own address, the token belongs to another
 * user.
 */
function account(
  { uninvolvedUser }: TestEnvironment,
  target: Target,
  { idToken }: Persona,
): string | undefined {
  if (target === 'other') return `${addressIn(idToken)} ${uninvolvedUser.idToken}`;
  return target === 'own' && idToken !== '' ? `${nobodysAddress} ${idToken}` : undefined;
}

/** The persona itself: there are no objects of others, because each call sends a new request. */
function sender(target: Target, { idToken, sub }: Persona): string | undefined {
  if (target !== 'own') return undefined;
  return idToken === '' ? guestSender : sub;
}

const nobodysAddress = 'nobody@personas.test';

function addressIn(idToken: string): string {
  const [, claims] = idToken.split('.');
  if (claims === undefined) return nobodysAddress;
  return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { email: string }).email;
}

/** Creates settings. Callers can only save their own, so there are no objects of others. */
async function settings(
  { stage, uninvolvedUser }: TestEnvironment,
  { target, permission }: PermissionCase,
  { sub }: Persona,
): Promise<string | undefined> {
  if (sub !== undefined) await forgetSettings(stage, sub);
  if (target === 'own') return sub;
  return target === 'other' && permission === 'none' ? uninvolvedUser.sub : undefined;
}

/** A play token of the player, of another user, or a tampered one. */
async function gameSession(
  { stage, personas, uninvolvedUser }: TestEnvironment,
  target: Target,
  identity: Identity,
) {
  const others = personas[identity === 'AD' ? 'U0' : 'AD'];
  const token = await playToken(stage, target === 'other' ? others : personas[identity], uninvolvedUser.sub);
  return target === 'missing' ? withOtherSignature(token) : token;
}

/** Like `gameSession` for guests. Signed-in users have no guest session. */
async function guestSession(
  { stage, uninvolvedUser }: TestEnvironment,
  target: Target,
  persona: Persona,
): Promise<string | undefined> {
  const isGuest = persona.idToken === '';
  if (target === 'own' && !isGuest) return undefined;
  const credentials = isGuest && target !== 'other' ? persona.credentials : await guest(stage);
  const token = await guestToken(
    stage,
    { ask: (body) => askGraphql(stage.graphql, credentials, body) },
    uninvolvedUser.sub,
  );
  return target === 'missing' ? withOtherSignature(token) : token;
}

/** The secret of a session that another guest has opened, or nobody yet for signed-in users, who cannot open one. */
async function launch(
  { stage, uninvolvedUser }: TestEnvironment,
  subject: LaunchSubject,
  target: Target,
  { idToken }: Persona,
): Promise<string | undefined> {
  if (target === 'missing') return newSecret();
  if (target === 'own' && idToken !== '') return undefined;
  const secret = await givenLaunch(stage, uninvolvedUser.sub, subject);
  if (target === 'other' && idToken === '')
    await askGraphql(stage.graphql, await guest(stage), openLaunch(secret));
  return secret;
}

/** Returns the play token of a guest's session for a game of `owner`. */
export async function guestToken(stage: Stage, guest: Pick<Persona, 'ask'>, owner: string): Promise<string> {
  const { data } = await guest.ask(startAsGuest(await givenGame(stage, owner, 'LIVE')));
  return (data?.startGuestSession as { playToken: string } | null | undefined)?.playToken ?? '';
}

function withOtherSignature(token = ''): string {
  const [claims = '', signature = ''] = token.split('.');
  return `${claims}.${Buffer.from(signature, 'base64url').fill(7).toString('base64url')}`;
}

/** Returns the play token of a free game session for a game of `owner`; undefined if the persona has no access. */
export async function playToken(stage: Stage, persona: Persona, owner: string): Promise<string | undefined> {
  await persona.ask(confirmAge);
  const { data } = await persona.ask(startSession(await givenGame(stage, owner, 'LIVE')));
  return (data?.startDemoSession as { playToken: string } | null | undefined)?.playToken;
}

async function ownerToBe(stage: Stage, target: Target, owner: string): Promise<string | undefined> {
  if (target === 'missing') return randomUUID();
  await freeOwner(stage, owner);
  return owner;
}

async function person(stage: Stage, target: Target, self: string | undefined): Promise<string | undefined> {
  if (target === 'own') return self;
  const email = `${ulid(new Date()).toLowerCase()}@personas.test`;
  return target === 'missing' ? email : (await newUser(stage, email, ['PROVIDERS'])).sub;
}
