import type { ReactNode } from 'react';
import { apiScopes } from '#domain/api/scopes';
import type { ApiKeyScheme, ApiKeyStatus } from '#domain/generated/types';
import { useSession } from '../../platform/platform';
import { Badge, type BadgeTone } from '../../ui/badge';
import { Button } from '../../ui/button';
import { CopyButton } from '../../ui/copy-button';
import { ShortDay, When } from '../../ui/when';
import type { ShownApiKey } from './api-key-operations';

const statuses: Readonly<Record<ApiKeyStatus, { readonly text: string; readonly tone: BadgeTone }>> = {
  ACTIVE: { text: 'Active', tone: 'good' },
  EXPIRED: { text: 'Expired', tone: 'warning' },
  REVOKED: { text: 'Revoked', tone: 'plain' },
};
const schemes: Readonly<Record<ApiKeyScheme, string>> = { V1: 'HMAC-SHA256', ED25519: 'Ed25519' };

interface ApiKeyItemProps {
  readonly apiKey: ShownApiKey;
  readonly onRevoke: () => void;
}

/** A key in the list of its company. */
export const ApiKeyItem = ({ apiKey, onRevoke }: ApiKeyItemProps) => {
  const { name, keyId, status, scheme, scopes, createdAt, createdBy } = apiKey;
  const isOwn = createdBy === useSession()?.sub;
  const isActive = status === 'ACTIVE';
  return (
    <li className="grid gap-3 p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="min-w-0 font-semibold break-words text-heading">{name}</h3>
        <Badge tone={statuses[status].tone}>{statuses[status].text}</Badge>
        {isActive && (
          <Button look="danger" className="ms-auto" onClick={onRevoke}>
            Revoke<span className="sr-only"> {name}</span>
          </Button>
        )}
      </div>
      {isActive && (
        <div className="flex items-center gap-1 rounded-lg bg-sunken ps-3">
          <code className="min-w-0 grow py-2 text-sm break-all">{keyId}</code>
          <CopyButton text={keyId} done="The key ID is copied." className="shrink-0">
            Copy<span className="sr-only"> the key ID of {name}</span>
          </CopyButton>
        </div>
      )}
      <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-3">
        <Fact term="Last use" value={lastUse(apiKey)} />
        <Fact
          term="Created"
          value={
            <>
              <ShortDay at={createdAt} /> {isOwn && 'by you'}
            </>
          }
        />
        <Fact {...end(apiKey)} />
        <Fact term="Signature" value={schemes[scheme]} />
        <Fact
          term="Permissions"
          value={['List games', ...scopes.map((scope) => apiScopes[scope].name)].join(', ')}
        />
      </dl>
    </li>
  );
};

const lastUse = ({ lastUsedAt }: ShownApiKey): ReactNode =>
  lastUsedAt === null ? 'Never' : <When at={lastUsedAt} isDense />;

function end({ revokedAt, expiresOn, status }: ShownApiKey): { term: string; value: ReactNode } {
  if (revokedAt !== null) return { term: 'Revoked', value: <When at={revokedAt} isDense /> };
  const term = status === 'EXPIRED' ? 'Expired after' : 'Last day';
  return { term, value: expiresOn === null ? 'Does not expire' : <Day day={expiresOn} /> };
}

/** A day in UTC, the same for all users. */
const Day = ({ day }: { readonly day: string }) => (
  <time dateTime={day}>
    {new Date(day).toLocaleDateString('en', { dateStyle: 'medium', timeZone: 'UTC' })}
  </time>
);

const Fact = ({ term, value }: { readonly term: string; readonly value: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-muted">{term}</dt>
    <dd className="break-words">{value}</dd>
  </div>
);
