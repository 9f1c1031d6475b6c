import { ulid } from '#lambda/runtime/ulid';
import type { PermissionCase, TestEnvironment } from './permission-case';
import { givenCasinoWithBrand, type Resident } from '../fixtures/casino';
import type { CasinoSubject } from '../requests/call';
import { isCasinoUser, type Target } from '../matrix/permissions';

/** The targets of a case on a casino. A brand that is not ACTIVE is visible only to its own users. */
export function targetsOf(subject: CasinoSubject): readonly Target[] {
  if ('player' in subject) return ['self', 'own', 'other', 'hidden', 'missing'];
  if ('session' in subject) return ['self', 'other', 'hidden', 'missing'];
  if ('tournament' in subject || 'promotion' in subject) return ['own', 'other', 'missing'];
  const isOpen = 'brand' in subject && subject.brand === 'ACTIVE';
  return isOpen ? ['own', 'other', 'hidden', 'missing'] : ['own', 'other', 'missing'];
}

/** Returns a casino for a case: a new one or one that no case has changed. Undefined if the identity cannot own one. */
export async function casinoFor(
  environment: TestEnvironment,
  subject: CasinoSubject,
  { identity, target, permission }: PermissionCase,
  sharing: 'shared' | 'each',
): Promise<string | undefined> {
  if (target === 'missing') return ulid(new Date());
  // Identities that decide about others' entities are refused for their own only because they own them.
  const isOthers = ['other', 'hidden'].includes(target) || (target === 'unready' && permission === 'others');
  const { sub } = environment.personas[identity];
  if (!isOthers && sub === undefined) return undefined;
  const resident = isOthers || sub === undefined ? undefined : { identity, sub };
  const id = await (sharing === 'each' ? make : remember)(environment, subject, target, resident);
  return 'player' in subject && target === 'self' ? `${id} ${sub}` : id;
}

function make(
  { stage, uninvolvedUser }: TestEnvironment,
  subject: CasinoSubject,
  target: Target,
  resident?: Resident,
) {
  // Players get gifts of brands that they do not manage.
  const isPlayer = 'session' in subject && subject.lacks !== 'non-manager';
  const isOwner = resident !== undefined && !isCasinoUser(resident.identity) && !isPlayer;
  const owner = isOwner ? resident.sub : uninvolvedUser.sub;
  return givenCasinoWithBrand(stage, subject, {
    owner,
    isHidden: target === 'hidden',
    ...(resident && { resident }),
  });
}

/** Caches casinos. Refusals and reads do not change them, so one casino serves the cases of many rows. */
function remember(
  environment: TestEnvironment,
  subject: CasinoSubject,
  target: Target,
  resident?: Resident,
): Promise<string> {
  const { casinos } = environment;
  const name = [target === 'hidden', resident?.sub, JSON.stringify(subject)].join(' ');
  const found = casinos.get(name) ?? make(environment, subject, target, resident);
  casinos.set(name, found);
  return found;
}
