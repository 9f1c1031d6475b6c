import type { ReactNode } from 'react';
import { apiScopes } from '#domain/api/scopes';
import type { ApiKeyScheme } from '#domain/generated/types';
import { useSession } from '../../platform/platform';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { CopyButton } from '../../ui/copy-button';
import { ShortDay, When } from '../../ui/when';
import type { ShownApiKey } from './api-key-operations';

const schemes: Readonly<Record<ApiKeyScheme, string>> = { V1: 'HMAC-SHA256', ED25519: 'Ed25519' };

interface ApiKeyItemProps {
  readonly apiKey: ShownApiKey;
  readonly onRevoke: () => void;
}

/** A key that is in use. */
export const ApiKeyItem = ({ apiKey, onRevoke }: ApiKeyItemProps) => {
  const { name, keyId, scheme, scopes, createdAt, createdBy, lastUsedAt, expiresOn } = apiKey;
  const isOwn = createdBy === useSession()?.sub;
  return (
    <li className="grid gap-3 p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="min-w-0 font-semibold break-words text-heading">{name}</h3>
        <Badge tone="good">Active</Badge>
        <Button look="danger" className="ms-auto" onClick={onRevoke}>
          Revoke<span className="sr-only"> {name}</span>
        </Button>
      </div>
      <div>
        <p className="mb-1 text-sm text-muted">Key ID</p>
        <div className="flex items-center gap-1 rounded-lg bg-sunken ps-3">
          <code className="min-w-0 grow py-2 text-sm break-all">{keyId}</code>
          <CopyButton text={keyId} done="The key ID is copied." className="shrink-0">
            Copy<span className="sr-only"> the key ID of {name}</span>
          </CopyButton>
        </div>
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 text-sm sm:grid-cols-3">
        <Fact term="Last use" value={lastUsedAt === null ? 'Never' : <When at={lastUsedAt} isDense />} />
        <Fact
          term="Created"
          value={
            <>
              <ShortDay at={createdAt} /> {isOwn && 'by you'}
            </>
          }
        />
        <Fact term="Last day" value={expiresOn === null ? 'Does not expire' : <Day day={expiresOn} />} />
        <Fact term="Signature" value={schemes[scheme]} />
        <Fact
          term="Permissions"
          value={['List games', ...scopes.map((scope) => apiScopes[scope].name)].join(', ')}
        />
      </dl>
    </li>
  );
};

/** A key that was revoked or has expired. */
export const EndedApiKey = ({ apiKey: { name, revokedAt, expiresOn } }: Pick<ApiKeyItemProps, 'apiKey'>) => (
  <li className="flex flex-wrap justify-between gap-x-4 py-2 text-sm">
    <span className="min-w-0 break-words">{name}</span>
    <span className="text-muted">
      {revokedAt !== null && (
        <>
          Revoked <When at={revokedAt} isDense />
        </>
      )}
      {revokedAt === null && expiresOn !== null && (
        <>
          Expired after <Day day={expiresOn} />
        </>
      )}
    </span>
  </li>
);

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
