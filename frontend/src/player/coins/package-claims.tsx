import { Gift } from 'lucide-react';
import type { CoinPackage } from '#domain/generated/types';
import { useSession } from '../../platform/platform';
import type { ShownBrand } from '../../parts/brand/read-brand';
import { coinAmount, hoursText } from '../../platform/labels/brand-labels';
import { sentenceFor } from '../../platform/api/error-sentences';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { Panel } from '../../ui/page';
import { useClaimPackage } from './claim-package';
import { mayClaim } from './may-claim';

const list = new Intl.ListFormat('en');

/** The free packages of the brand. */
export const PackageClaims = ({ brand }: { readonly brand: ShownBrand }) => {
  const offered = brand.packages.filter(({ active }) => active);
  if (offered.length === 0) return null;
  return (
    <Panel title="Free packages" lead="Packages do not expire. Claim them whenever you like.">
      <ul aria-label="Free packages" className="grid gap-4 md:grid-cols-2">
        {offered.map((bundle) => (
          <li key={bundle.id} className="rounded-2xl border border-line bg-sunken p-5">
            <PackageClaim brand={brand} bundle={bundle} />
          </li>
        ))}
      </ul>
    </Panel>
  );
};

interface PackageClaimProps {
  readonly brand: ShownBrand;
  readonly bundle: CoinPackage;
}

const PackageClaim = ({ brand, bundle }: PackageClaimProps) => {
  const session = useSession();
  const { claim, isInDoubt } = useClaimPackage(brand.id, bundle.id);
  const labels = (coins: readonly { readonly coin: string; readonly amount: string }[]) =>
    list.format(coins.map(({ coin, amount }) => coinAmount(amount, coin, brand.coinTypes)));
  return (
    <div className="grid gap-3">
      <div className="flex items-start gap-3">
        <Gift aria-hidden className="mt-0.5 size-6 shrink-0 text-accent" />
        <div className="min-w-0">
          <h3 className="font-semibold wrap-anywhere">{bundle.name}</h3>
          <p className="text-lg font-bold text-accent">
            {labels(bundle.coins.map(({ code, amount }) => ({ coin: code, amount })))}
          </p>
          <p className="text-sm text-muted">
            {bundle.maxClaimsPerUser === 1
              ? 'You can claim it once.'
              : `You can claim it at most ${bundle.maxClaimsPerUser} times, every ${hoursText(bundle.cooldownHours)}.`}
          </p>
        </div>
      </div>
      {claim.isSuccess && <Notice tone="good">Claimed: {labels(claim.data)}.</Notice>}
      {claim.error && <Notice tone={isInDoubt ? 'warning' : 'bad'}>{sentenceFor(claim.error)}</Notice>}
      {mayClaim(brand, session) && !claim.isSuccess && (
        <Button look="quiet" busy={claim.isPending} onClick={() => claim.mutate()}>
          {isInDoubt ? 'Try again' : 'Claim'} <span className="sr-only">{bundle.name}</span>
        </Button>
      )}
    </div>
  );
};
