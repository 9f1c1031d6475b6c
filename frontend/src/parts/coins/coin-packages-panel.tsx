import { lazy, Suspense, useState } from 'react';
import type { CoinPackage } from '#domain/generated/types';
import { limits } from '#domain/limits';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Panel } from '../../ui/page';
import { savedFirst } from '../editing/saved-first';
import type { CoinBrand } from './coin-brand';
import { bundleText } from './coin-package-values';

const CoinPackageDialog = lazy(async () => ({
  default: (await import('./coin-package-dialog')).CoinPackageDialog,
}));

interface CoinPackagesPanelProps {
  readonly brand: CoinBrand;
  /** Reads the brand again. */
  readonly onSaved: () => Promise<unknown>;
}

/** The packages of a brand, for its managers. */
export const CoinPackagesPanel = ({ brand, onSaved }: CoinPackagesPanelProps) => {
  const [asked, setAsked] = useState<{ readonly id: string | undefined }>();
  const mayAdd =
    brand.status !== 'CLOSED' && brand.coinTypes.length > 0 && brand.packages.length < limits.brand.packages;
  const add = mayAdd && (
    <Button look="quiet" onClick={savedFirst(() => setAsked({ id: undefined }))}>
      New package
    </Button>
  );
  return (
    <Panel title="Packages" lead="Free coins that players can claim.">
      {brand.packages.length === 0 ? (
        <EmptyState title="No packages yet" action={add}>
          {brand.coinTypes.length === 0
            ? 'Create a coin before you create a package.'
            : 'Packages are optional. They give players a reason to return.'}
        </EmptyState>
      ) : (
        <div className="grid gap-4">
          <ul aria-label="Packages" className="divide-y divide-line border-y border-line">
            {brand.packages.map((bundle) => (
              <li
                key={bundle.id}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4"
              >
                <PackageEntry bundle={bundle} coinTypes={brand.coinTypes} />
                {brand.status !== 'CLOSED' && (
                  <Button
                    look="quiet"
                    aria-label={`Edit ${bundle.name}`}
                    onClick={savedFirst(() => setAsked({ id: bundle.id }))}
                  >
                    Edit
                  </Button>
                )}
              </li>
            ))}
          </ul>
          <div>{add}</div>
        </div>
      )}
      {asked && (
        <Suspense>
          <CoinPackageDialog
            brand={brand}
            id={asked.id}
            onSaved={onSaved}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </Panel>
  );
};

interface PackageEntryProps {
  readonly bundle: CoinPackage;
  readonly coinTypes: CoinBrand['coinTypes'];
}

const PackageEntry = ({ bundle, coinTypes }: PackageEntryProps) => (
  <div className="min-w-0">
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <strong className="min-w-0 wrap-anywhere">{bundle.name}</strong>
      <Badge tone={bundle.active ? 'good' : 'plain'}>{bundle.active ? 'Offered' : 'Withdrawn'}</Badge>
    </p>
    <p className="mt-1 text-sm tabular-nums">{bundleText(bundle, coinTypes)}</p>
    <p className="text-sm text-muted tabular-nums">
      {intervalText(bundle)} · {claimsText(bundle)}
    </p>
  </div>
);

const intervalText = ({ cooldownHours }: CoinPackage): string =>
  cooldownHours === 1 ? 'every hour' : `every ${cooldownHours} hours`;

const claimsText = ({ maxClaimsPerUser }: CoinPackage): string =>
  maxClaimsPerUser === 1 ? 'once for each player' : `up to ${maxClaimsPerUser} times for each player`;
