import { brandStatuses } from '../../platform/labels/casino-labels';
import { Notice } from '../../ui/notice';
import { When } from '../../ui/when';
import type { ShownBrand } from './read-brand';

/** The reason why a user cannot play in a brand, if there is one. */
export const StatusNotice = ({ brand }: { readonly brand: ShownBrand }) => {
  const { me, open, status } = brand;
  if (open && (me === null || me.status === 'ACTIVE')) return null;
  return (
    <div className="mx-auto grid w-full max-w-(--page-width) gap-3 px-4 pt-6 sm:px-8">
      {!open && (
        <Notice
          tone="warning"
          title={status === 'CLOSED' ? 'This casino is closed' : 'This casino is not open'}
        >
          {closedLabels(brand)}
        </Notice>
      )}
      {me?.status === 'SUSPENDED' && (
        <Notice tone="bad" title="You are suspended">
          You cannot play or claim coins until the casino lifts the suspension.
          {me.statusReason !== null && <p className="mt-1 whitespace-pre-line">{me.statusReason}</p>}
        </Notice>
      )}
      {me?.status === 'SELF_EXCLUDED' && (
        <Notice
          tone="warning"
          title={me.onBreak ? 'You are taking a break' : 'You excluded yourself from play'}
        >
          {me.selfExcludedUntil !== null && (
            <p>
              It lasts until <When at={me.selfExcludedUntil} /> and cannot be undone.
            </p>
          )}
          <p>Your balances and statements stay readable.</p>
        </Notice>
      )}
      {me?.status === 'CLOSED' && (
        <Notice tone="warning" title="You have left this casino">
          Your balances and statements stay readable.
        </Notice>
      )}
    </div>
  );
};

const closedLabels = ({ status }: ShownBrand): string => {
  if (status === 'CLOSED') return 'It is closed permanently. You can still read your balance and statement.';
  if (status === 'ACTIVE')
    return 'The casino or its company is suspended. Nobody can play or claim coins. Balances do not change.';
  return `${brandStatuses[status].text}: nobody can play or claim coins, and only the brand’s team can see it.`;
};
