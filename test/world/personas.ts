import { AdminAddUserToGroupCommand } from '@aws-sdk/client-cognito-identity-provider';
import type { UserGroup } from '#domain/generated/types';
import {
  askGraphql,
  type Credentials,
  type GraphqlAnswer,
} from '#test/authorization/environment/ask-graphql';
import type { Identity } from '#test/authorization/matrix/permissions';
import { guest, signedIn, type SignedIn, type Visitor } from '#test/authorization/environment/sign-in';
import type { Stage } from '#test/authorization/environment/running-stage';
import { givenUser } from '#test/authorization/environment/stage';
import { choosePlay } from '#test/authorization/requests/play';

/** A column of the matrix: its credentials and the owner of its objects. */
export interface Persona {
  readonly credentials: Credentials;
  /** The ID token for requests to the REST API. */
  readonly idToken: string;
  /** The `sub` of the owner of this persona's objects; absent for personas that own nothing. */
  readonly sub?: string;
  /** The credentials for requests to S3. */
  readonly visitor: Visitor;
  ask(body: unknown): Promise<GraphqlAnswer>;
}

export type Personas = Readonly<Record<Identity, Persona>>;

/** Creates all personas of the matrix, each with its own account. `prefix` separates sets of personas. */
export async function createPersonas(stage: Stage, prefix: string): Promise<Personas> {
  const person = (name: string, ...groups: UserGroup[]) =>
    newUser(stage, `${prefix}-${name}@personas.test`, groups);
  const guestCredentials = await guest(stage);
  const admin = await person('admin');
  const withdrawn = await person('withdrawn');
  await stage.grantAdmin(admin.email);
  await stage.grantAdmin(withdrawn.email);
  const u0 = await signInAs(stage, await person('nobody'));
  const provider = await signInAs(stage, await person('provider', 'PROVIDERS'));
  const otherProvider = await signInAs(stage, await person('provider-two', 'PROVIDERS'));
  const operator = await signInAs(stage, await person('operator', 'OPERATORS'));
  const otherOperator = await signInAs(stage, await person('operator-two', 'OPERATORS'));
  const ad = await signInAs(stage, admin);
  const z = await signInAs(stage, withdrawn);
  const casinoUser = async (name: string) => byToken(await signInAs(stage, await person(name, 'PROVIDERS')));
  const player = (credentials: Credentials, visitor: Visitor, idToken: string, sub?: string): Persona => ({
    credentials,
    visitor,
    idToken,
    ...(sub === undefined ? {} : { sub }),
    ask: (body) => askGraphql(stage.graphql, credentials, body),
  });
  const byToken = ({ accessToken, idToken, credentials, sub }: SignedInUser) =>
    player({ token: accessToken }, credentials, idToken, sub);
  /** A persona that owns nothing. */
  const another = ({ accessToken, idToken, credentials }: SignedInUser) =>
    player({ token: accessToken }, credentials, idToken);
  const forged = { ...provider.credentials, secretAccessKey: 'forged' };
  const personas: Personas = {
    G: player(guestCredentials, guestCredentials, ''),
    AI: player(provider.credentials, provider.credentials, provider.idToken, provider.sub),
    U0: byToken(u0),
    'P+': byToken(provider),
    'P-': another(otherProvider),
    'O+': byToken(operator),
    'O-': another(otherOperator),
    AD: byToken(ad),
    Z: byToken(z),
    X: player({ token: tampered(provider.accessToken) }, forged, tampered(provider.idToken), provider.sub),
    BA: await casinoUser('brand-admin'),
    BS: await casinoUser('brand-support'),
    BP: await casinoUser('brand-player'),
    BX: await casinoUser('brand-neighbour'),
    CU: byToken(await signInAs(stage, await person('casino-user'))),
  };
  await choose(personas.CU);
  await withdraw(personas.AD, withdrawn.email);
  return personas;
}

interface User {
  readonly email: string;
  readonly sub: string;
}
type SignedInUser = User & SignedIn;

export async function newUser(stage: Stage, email: string, groups: readonly UserGroup[]): Promise<User> {
  const sub = await givenUser(stage, email);
  for (const GroupName of groups) {
    const member = { UserPoolId: stage.userPoolId, Username: email, GroupName };
    await stage.cognito.send(new AdminAddUserToGroupCommand(member));
  }
  return { email, sub };
}

export const signInAs = async (stage: Stage, person: User): Promise<SignedInUser> => ({
  ...person,
  ...(await signedIn(stage, person.email)),
});

/** Changes the user in a token without updating its signature. */
export function tampered(token: string): string {
  const [header, payload, signature] = token.split('.');
  if (payload === undefined) throw new Error('That is no token.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  const changed = Buffer.from(JSON.stringify({ ...claims, 'cognito:groups': ['ADMINS'] }));
  return [header, changed.toString('base64url'), signature].join('.');
}

async function choose(user: Persona): Promise<void> {
  const { errors } = await user.ask(choosePlay);
  if (errors.length > 0) throw new Error(`The choice to play was refused: ${JSON.stringify(errors)}`);
}

async function withdraw(admin: Persona, username: string): Promise<void> {
  const { errors } = await admin.ask({
    query: 'mutation ($username: String!) { removeFromGroup(username: $username, group: "ADMINS") }',
    variables: { username },
  });
  if (errors.length > 0) throw new Error(`The rights were not withdrawn: ${JSON.stringify(errors)}`);
}
