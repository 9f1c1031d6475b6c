import { generatePath, Link } from 'react-router-dom';
import { routes } from '#domain/routes';
import type { ShownRun } from '../../parts/lab/run-requests';
import { useOwnGameTitles } from '../lab/own-game-titles';

/** The origin of a run as a sentence: a version of a game, or a model without a version. */
export const RunOrigin = ({ run: { gameId, versionId, semver } }: { readonly run: ShownRun }) => {
  const titles = useOwnGameTitles();
  if (gameId === null || versionId === null) return <>A model without a game.</>;
  const title = titles.get(gameId);
  return (
    <>
      For{' '}
      <Link
        to={generatePath(routes.ProviderVersion.path, { gameId, versionId })}
        className="text-secondary underline underline-offset-4"
      >
        {title !== undefined && <>{title}, </>}version {semver}
      </Link>
      .
    </>
  );
};
