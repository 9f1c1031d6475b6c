import { routes } from '#domain/routes';
import { useListedOwnCompany } from '../../parts/companies/own-company';
import { List } from '../../parts/lists/list';
import { brandStatuses } from '../../platform/labels/casino-labels';
import { sentenceFor } from '../../platform/api/error-sentences';
import { wholeList } from '../../platform/api/whole-list';
import { Badge } from '../../ui/badge';
import { Button, ButtonLink } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { EmptyState } from '../../ui/empty-state';
import { Failure } from '../../ui/failure';
import { Notice } from '../../ui/notice';
import { Skeleton } from '../../ui/skeleton';
import { useAddBrandGame } from './add-brand-game';
import type { ListedGame } from './list-catalogue';
import { type ChoosableBrand, useOwnBrands } from './list-own-brands';

interface AddToBrandDialogProps {
  readonly game: Pick<ListedGame, 'id' | 'title'>;
  readonly onClose: () => void;
}

/** The operator's brands, each with a button to add the game. */
export const AddToBrandDialog = ({ game, onClose }: AddToBrandDialogProps) => {
  const { data: company, error, isPending, refetch } = useListedOwnCompany();
  return (
    <Dialog title={`Add ${game.title} to a brand`} open onClose={onClose}>
      <div className="grid gap-4">
        {error !== null && <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />}
        {isPending && <Skeleton />}
        {company?.kind === 'OPERATOR' && <OwnBrands companyId={company.id} gameId={game.id} />}
        {company !== undefined && company?.kind !== 'OPERATOR' && (
          <EmptyState title="You do not own an operator company">
            Brands belong to an operator company.
          </EmptyState>
        )}
        <div className="flex justify-end">
          <Button look="quiet" onClick={onClose}>
            Done
          </Button>
        </div>
      </div>
    </Dialog>
  );
};

interface OwnBrandsProps {
  readonly companyId: string;
  readonly gameId: string;
}

const OwnBrands = ({ companyId, gameId }: OwnBrandsProps) => {
  const brands = wholeList(useOwnBrands(companyId), ({ id }) => id);
  const add = useAddBrandGame(gameId);
  return (
    <>
      {add.error !== null && <Notice tone="bad">{sentenceFor(add.error)}</Notice>}
      <List
        label="Your brands"
        list={brands}
        empty={
          <EmptyState
            title="No brands yet"
            action={<ButtonLink to={routes.OperatorCasinos.path}>Open your casinos</ButtonLink>}
          >
            Create a brand first.
          </EmptyState>
        }
      >
        {(brand) => (
          <BrandLine
            brand={brand}
            isIn={brand.gameIds.includes(gameId)}
            busy={add.isPending}
            onAdd={() => add.mutate(brand)}
          />
        )}
      </List>
    </>
  );
};

interface BrandLineProps {
  readonly brand: ChoosableBrand;
  readonly isIn: boolean;
  readonly busy: boolean;
  readonly onAdd: () => void;
}

const BrandLine = ({ brand, isIn, busy, onAdd }: BrandLineProps) => {
  const { text, tone } = brandStatuses[brand.status];
  return (
    <div className="flex items-center justify-between gap-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong className="break-words">{brand.name}</strong>
          <Badge tone={tone}>{text}</Badge>
        </p>
        <p className="text-sm text-muted">{brand.casinoName}</p>
      </div>
      {isIn ? (
        <p className="shrink-0 text-sm font-medium text-success">In the brand</p>
      ) : (
        <Button look="quiet" busy={busy} aria-label={`Add to ${brand.name}`} onClick={onAdd}>
          Add
        </Button>
      )}
    </div>
  );
};
