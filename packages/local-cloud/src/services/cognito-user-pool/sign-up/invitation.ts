import type { Inbox } from '#local/services/needs';
import type { UserPool } from '../pools/pool';
import type { User } from '../users/user';

/** E-mails the temporary password to a new user. */
export function invite({ inbox }: { inbox: Inbox }, pool: UserPool, user: User, secret: string): void {
  const { email } = user.attributes;
  if (email === undefined) return;
  const template = pool.properties.AdminCreateUserConfig.InviteMessageTemplate;
  const text = template?.EmailMessage ?? 'Your username is {username} and temporary password is {####}.';
  inbox.deliver({
    to: email,
    subject: template?.EmailSubject ?? 'Your temporary password',
    text: text.replaceAll('{username}', email).replaceAll('{####}', secret),
    code: secret,
  });
}
