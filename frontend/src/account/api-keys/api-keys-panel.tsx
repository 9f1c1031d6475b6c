import { KeyRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { limits } from '#domain/limits';
import { routes } from '#domain/routes';
import { sentenceFor } from '../../platform/api/error-sentences';
import { Button } from '../../ui/button';
import { Failure } from '../../ui/failure';
import { Panel } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import type { OwnCompany } from '../../parts/companies/company-fields';
import { ApiKeyItem, EndedApiKey } from './api-key-item';
import { type ShownApiKey, useApiKeys } from './api-key-operations';
import { RevokeApiKeyDialog } from './revoke-api-key-dialog';

const CreateApiKeyDialog = lazy(async () => ({
  default: (await import('./create-api-key-dialog')).CreateApiKeyDialog,
}));

/** The API keys of the user's company. */
export const ApiKeysPanel = ({ company }: { readonly company: OwnCompany }) => {
  const { data: keys, error, refetch } = useApiKeys(company.id);
  const [isCreating, setCreating] = useState(false);
  const [revoked, setRevoked] = useState<ShownApiKey>();
  const active = keys?.filter(({ status }) => status === 'ACTIVE') ?? [];
  const ended = keys?.filter(({ status }) => status !== 'ACTIVE') ?? [];
  return (
    <Panel
      title="API keys"
      lead={
        <>
          With an API key, your servers can send signed requests to the{' '}
          <Link to={routes.Api.path} className="text-secondary underline underline-offset-4">
            API
          </Link>
          .
        </>
      }
    >
      <div className="grid gap-4">
        {error !== null && keys === undefined && (
          <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />
        )}
        {error === null && keys === undefined && <Skeleton rows={2} />}
        {keys !== undefined && active.length === 0 && <NoKeys />}
        {active.length > 0 && (
          <ul aria-label="API keys" className="divide-y divide-line rounded-xl border border-line">
            {active.map((key) => (
              <ApiKeyItem key={key.id} apiKey={key} onRevoke={() => setRevoked(key)} />
            ))}
          </ul>
        )}
        {keys !== undefined &&
          (active.length >= limits.apiKey.active ? (
            <p className="text-sm text-muted">
              A company can have {limits.apiKey.active} active keys. Revoke one before you create another one.
            </p>
          ) : (
            <div>
              <Button look={active.length === 0 ? 'main' : 'quiet'} onClick={() => setCreating(true)}>
                Create API key
              </Button>
            </div>
          ))}
        {ended.length > 0 && (
          <details>
            <summary className="w-fit cursor-pointer py-1 text-sm text-muted">
              Revoked and expired keys
            </summary>
            <ul className="divide-y divide-line">
              {ended.map((key) => (
                <EndedApiKey key={key.id} apiKey={key} />
              ))}
            </ul>
          </details>
        )}
      </div>
      {isCreating && (
        <Suspense>
          <CreateApiKeyDialog companyId={company.id} onClose={() => setCreating(false)} />
        </Suspense>
      )}
      {revoked && (
        <RevokeApiKeyDialog companyId={company.id} apiKey={revoked} onClose={() => setRevoked(undefined)} />
      )}
    </Panel>
  );
};

const NoKeys = () => (
  <div className="flex items-start gap-3 rounded-xl border border-dashed border-edge p-4">
    <KeyRound aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
    <div>
      <p className="font-semibold text-heading">No active API keys</p>
      <p className="text-muted">
        Create one key for each server. A company can have two active keys, so that you can replace a key
        without an interruption.
      </p>
    </div>
  </div>
);
