import { lazy } from 'react';
import type { CoinPackage } from '#domain/generated/types';
import { limits } from '#domain/limits';
import { Badge } from '../../ui/badge';
import type { CoinBrand } from './coin-brand';
import { bundleText } from './coin-package-values';
import { ListedPanel } from './listed-panel';

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
  const { status, coinTypes, packages } = brand;
  const isOpen = status !== 'CLOSED';
  return (
    <ListedPanel
      title="Packages"
      lead="Free coins that players can claim."
      items={packages}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      show={(bundle) => <PackageEntry bundle={bundle} coinTypes={coinTypes} />}
      mayAdd={isOpen && coinTypes.length > 0 && packages.length < limits.brand.packages}
      mayEdit={isOpen}
      addLabel="New package"
      empty={{
        title: 'No packages yet',
        hint:
          coinTypes.length === 0
            ? 'Create a coin before you create a package.'
            : 'Packages are optional. They give players a reason to return.',
      }}
      editor={(id, onClose) => <CoinPackageDialog {...{ brand, id, onSaved, onClose }} />}
    />
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
