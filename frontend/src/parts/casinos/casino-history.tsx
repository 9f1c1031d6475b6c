import { casinoActorName, auditTexts } from '../../platform/labels/audit-labels';
import { useSession } from '../../platform/platform';
import { HistoryList } from '../lists/history-list';
import { BrandSubject } from './brand-subject';
import { type HistoryOf, useHistory } from './read-history';

interface CasinoHistoryProps {
  readonly of: HistoryOf;
  readonly id: string;
  /** The `sub` of the operator. */
  readonly owner: string;
}

/** The history of a casino or a brand, newest first. */
export const CasinoHistory = ({ of, id, owner }: CasinoHistoryProps) => {
  const self = useSession()?.sub;
  const history = useHistory(of, id);
  return (
    <HistoryList
      history={history}
      whatOf={({ action, changes }) => (
        <>
          {auditTexts[action]}
          {of === 'brand' && changes !== null && <BrandSubject brandId={id} changes={changes} />}
        </>
      )}
      actorOf={({ actor }) => casinoActorName(of, actor, self, owner)}
    />
  );
};
