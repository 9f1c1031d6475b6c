import { maxLength, minLength, object, pipe, safeParse, string } from 'valibot';
import type { Clock } from '#lambda/clock';
import type { UserDirectory } from '#lambda/directory/user-directory';
import { Refusal } from '#lambda/refusal';
import type { RightsStore } from '#lambda/stores/rights-store';
import { ulid } from '#lambda/ulid';

const schema = object({ email: pipe(string(), minLength(3), maxLength(128)) });

interface Needs {
  readonly directory: UserDirectory;
  readonly rights: RightsStore;
  readonly clock: Clock;
}

export function parseRequest(event: unknown): { readonly email: string } {
  const { success, output } = safeParse(schema, event);
  if (!success) throw new Refusal('input.invalid', { field: 'email' });
  return output;
}

/** Makes a user an admin; whoever may invoke this function has the account's trust. May be repeated. */
export const grantAdmin =
  ({ directory, rights, clock }: Needs) =>
  async ({ email }: { readonly email: string }) => {
    const person = await directory.find(email);
    if (!person) throw new Refusal('user.missing');
    const member = (await directory.groupsOf(person.sub)).includes('ADMINS');
    if (!(await directory.join(person.sub, 'ADMINS'))) throw new Refusal('user.missing');
    const now = clock();
    const id = ulid(now);
    const audit = {
      entity: { type: 'USER', id: person.sub },
      action: 'GROUP_JOINED',
      actor: 'system',
      changes: { groups: ['ADMINS'] },
      requestId: id,
      at: now.toISOString(),
      id,
    } as const;
    await rights.granted({ sub: person.sub, group: 'ADMINS', audit: member ? undefined : audit });
    return { sub: person.sub, groups: await directory.groupsOf(person.sub) };
  };
