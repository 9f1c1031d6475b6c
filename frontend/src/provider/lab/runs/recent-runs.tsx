import { Link } from 'react-router-dom';
import { labPlaces } from '../../../parts/lab/lab-places';
import { useRuns } from '../list-runs';
import { useOwnGameTitles } from '../own-game-titles';
import { runTable } from '../run-table';
import { TableList } from '../../../parts/lists/table-list';
import { EmptyState } from '../../../ui/empty-state';

/** The user's runs on the server, next to the model. */
export const RecentRuns = () => {
  const runs = useRuns(undefined);
  const titles = useOwnGameTitles();
  return (
    <div className="grid grid-cols-1 gap-4">
      <TableList
        place="dialog"
        table={runTable(titles)}
        list={runs}
        empty={<EmptyState title="No test runs yet">Runs on the server appear here.</EmptyState>}
      />
      <p>
        <Link to={labPlaces.history} className="text-secondary underline underline-offset-4">
          Compare runs and verify certificates
        </Link>
      </p>
    </div>
  );
};
