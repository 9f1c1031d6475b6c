import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { AuditedKind } from '#domain/generated/types';
import { adminPaths } from '../../platform/page/entity-paths';
import { useSession } from '../../platform/platform';
import { NamedId } from '../../ui/named-id';
import { auditedKinds } from './event-labels';
import type { LoggedEvent } from './list-audit-events';

/** The admin page of an event's entity; brands and files have no admin page. */
const pathOf: Record<AuditedKind, ((id: string) => string) | null> = {
  COMPANY: adminPaths.company,
  GAME: adminPaths.game,
  CASINO: adminPaths.casino,
  USER: adminPaths.user,
  SUPPORT: adminPaths.supportRequest,
  BRAND: null,
  FILE: null,
};

const linkShape = 'text-secondary underline underline-offset-4 break-all';

interface EntityLinkProps extends Pick<LoggedEvent, 'kind' | 'entityId' | 'entityName'> {
  /** Shows the ids under the names. */
  readonly showsId?: boolean;
}

/** The entity of an event: its kind, and its name as a link to its page. */
export const EntityLink = ({ kind, entityId, entityName, showsId }: EntityLinkProps) => {
  const to = pathOf[kind]?.(entityId) ?? undefined;
  const named = <NamedId id={entityId} name={entityName} showsId={showsId} />;
  return (
    <>
      {auditedKinds[kind]}{' '}
      {to === undefined ? (
        <span className="break-all text-muted">{named}</span>
      ) : (
        <Link to={to} className={linkShape}>
          {named}
        </Link>
      )}
    </>
  );
};

interface ActorLinkProps extends Pick<LoggedEvent, 'actor' | 'actorName'> {
  readonly showsId?: boolean;
}

/** The acting user as a link. */
export const ActorLink = ({ actor, actorName, showsId }: ActorLinkProps): ReactNode => {
  const self = useSession()?.sub;
  if (actor === 'system') return 'NovaLink';
  if (actor === 'guest') return 'A guest';
  return (
    <Link to={adminPaths.user(actor)} className={linkShape}>
      <NamedId id={actor} name={actor === self ? 'You' : actorName} showsId={showsId} />
    </Link>
  );
};
