import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { AuditedKind } from '#domain/generated/types';
import { adminPaths } from '../../platform/page/entity-paths';
import { useSession } from '../../platform/platform';
import { auditedKinds } from './event-labels';
import type { LoggedEvent } from './list-audit-events';
import * as messages from './messages';

/** The admin page of an event's entity; brands and files have no admin page. */
const pathOf: Partial<Record<AuditedKind, (id: string) => string>> = {
  COMPANY: adminPaths.company,
  GAME: adminPaths.game,
  CASINO: adminPaths.casino,
  USER: adminPaths.user,
  SUPPORT: adminPaths.supportRequest,
};

const linkShape = 'text-secondary underline underline-offset-4 break-all';

/** The entity of an event: its kind, and its id as a link to its page. */
export const EntityLink = ({ kind, entityId }: Pick<LoggedEvent, 'kind' | 'entityId'>) => {
  const to = pathOf[kind]?.(entityId);
  return (
    <>
      {auditedKinds[kind]}{' '}
      {to === undefined ? (
        <span className="break-all text-muted">{entityId}</span>
      ) : (
        <Link to={to} className={linkShape}>
          {entityId}
        </Link>
      )}
    </>
  );
};

/** The acting user as a link, by `sub`. */
export const ActorLink = ({ actor }: Pick<LoggedEvent, 'actor'>): ReactNode => {
  const self = useSession()?.sub;
  if (actor === 'system') return 'NovaLink';
  if (actor === 'guest') return messages.guest;
  return (
    <Link to={adminPaths.user(actor)} className={linkShape}>
      {actor === self ? messages.you : actor}
    </Link>
  );
};
