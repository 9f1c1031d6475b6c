import { brandStatuses } from '../../platform/labels/casino-labels';
import { Notice } from '../../ui/notice';
import { When } from '../../ui/when';
import type { ShownBrand } from './read-brand';
import * as messages from './messages';

/** The reason why a user cannot play in a brand, if there is one. */
export const StatusNotice = ({ brand }: { readonly brand: ShownBrand }) => {
  const { me, open, status } = brand;
  if (open && (me === null || me.status === 'ACTIVE')) return null;
  return (
    <div className="mx-auto grid w-full max-w-(--page-width) gap-3 px-4 pt-6 sm:px-8">
      {!open && (
        <Notice
          tone="warning"
          title={status === 'CLOSED' ? messages.thisCasinoIsClosed : messages.thisCasinoIsNotOpen}
        >
          {closedLabels(brand)}
        </Notice>
      )}
      {me?.status === 'SUSPENDED' && (
        <Notice tone="bad" title={messages.youAreSuspended}>
          {messages.youCannotPlayOrClaim}
          {me.statusReason !== null && <p className="mt-1 whitespace-pre-line">{me.statusReason}</p>}
        </Notice>
      )}
      {me?.status === 'SELF_EXCLUDED' && (
        <Notice
          tone="warning"
          title={me.onBreak ? messages.youAreTakingBreak : messages.youExcludedYourselfFromPlay}
        >
          {me.selfExcludedUntil !== null && (
            <>{messages.itLastsUntilAndCannot(<When at={me.selfExcludedUntil} />)} </>
          )}
          {messages.yourBalancesAndStatementsStay}
        </Notice>
      )}
      {me?.status === 'CLOSED' && (
        <Notice tone="warning" title={messages.youHaveLeftThisCasino}>
          {messages.yourBalancesAndStatementsStay}
        </Notice>
      )}
    </div>
  );
};

const closedLabels = ({ status }: ShownBrand): string => {
  if (status === 'CLOSED') return messages.itIsClosedPermanentlyYou;
  if (status === 'ACTIVE') return messages.casinoOrItsCompanyIs;
  return messages.nobodyCanPlayOrClaim(brandStatuses[status].text);
};
