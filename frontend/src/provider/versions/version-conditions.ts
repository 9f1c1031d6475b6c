import { useMemo } from 'react';
import { missingOfVersion } from '#domain/games/missing-of-version';
import { readModel } from '@novalink/engine';
import { approvedCompany, useReadiness, validCompliance } from '../../parts/companies/company-readiness';
import type { ChecklistItem } from '../../ui/checklist';
import type { OpenVersion } from '../games/version-fields';
import { gamesPlaces } from '../games/games-places';
import { useGame } from '../games/read-game';

/** The conditions of a version's next step: of its submission, or of going live. */
export const useVersionConditions = (version: OpenVersion): readonly ChecklistItem[] => {
  const { status, gameId, companyId } = version;
  const isStepping = status === 'DRAFT' || status === 'TESTED' || status === 'APPROVED';
  const { data: game } = useGame(gameId);
  const readiness = useReadiness(companyId, { enabled: isStepping });
  const content = useContentConditions(version).map((condition) => ({
    ...condition,
    to: gamesPlaces.editVersion(gameId, version.id),
    action: 'Edit the version',
  }));
  if (!isStepping) return [];
  const toGame = { to: gamesPlaces.game(gameId), action: 'Open the game' };
  const toDetails = { to: gamesPlaces.details(gameId), action: 'Choose a thumbnail' };
  const thumbnail = {
    label: 'The game has a thumbnail.',
    done: game?.thumbnailKey !== null,
    ...toDetails,
  };
  const ended = { label: 'The game is not retired.', done: false, ...toGame };
  const suspended = { label: 'The game is not suspended.', done: false, ...toGame };
  return [
    ...(status === 'DRAFT' ? [{ label: 'A test run passed with this model.', done: false }] : []),
    ...(status === 'APPROVED' ? [] : content),
    approvedCompany(readiness),
    thumbnail,
    ...(game?.status === 'RETIRED' ? [ended] : []),
    ...(status === 'APPROVED' ? [validCompliance(readiness)] : []),
    ...(status === 'APPROVED' && game?.status === 'SUSPENDED' ? [suspended] : []),
  ];
};

/** The rules and the names, which are optional in a draft. */
const useContentConditions = ({ mathModel, rulesText, symbols }: OpenVersion): ChecklistItem[] =>
  useMemo(() => {
    const read = readModel(mathModel);
    if ('faults' in read) return [];
    const missing = missingOfVersion({ rulesText, symbols }, read.model);
    const unnamed = missing
      .filter((field) => field !== 'rulesText')
      .map((field) => field.slice('symbols.'.length));
    return [
      { label: 'The version has rules.', done: !missing.includes('rulesText') },
      {
        label:
          unnamed.length === 0
            ? 'Every symbol has a name.'
            : `Every symbol has a name; without one: ${unnamed.join(', ')}.`,
        done: unnamed.length === 0,
      },
    ];
  }, [mathModel, rulesText, symbols]);
