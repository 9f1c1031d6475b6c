import { useMemo } from 'react';
import { missingOfVersion } from '#domain/games/missing-of-version';
import { readModel } from '@novalink/engine';
import { approvedCompany, useReadiness, validCompliance } from '../../parts/companies/company-readiness';
import type { ChecklistItem } from '../../ui/checklist';
import type { OpenVersion } from '../games/version-fields';
import { gamesPlaces } from '../games/games-places';
import { useGame } from '../games/read-game';
import * as messages from './messages';

/** The conditions of a version's next step: of its submission, or of going live. */
export const useVersionConditions = (version: OpenVersion): readonly ChecklistItem[] => {
  const { status, gameId, companyId } = version;
  const isStepping = status === 'DRAFT' || status === 'TESTED' || status === 'APPROVED';
  const { data: game } = useGame(gameId);
  const readiness = useReadiness(companyId, { enabled: isStepping });
  const content = useContentConditions(version).map((condition) => ({
    ...condition,
    to: gamesPlaces.editVersion(gameId, version.id),
    action: messages.editVersion,
  }));
  if (!isStepping) return [];
  const toGame = { to: gamesPlaces.game(gameId), action: messages.openGame };
  const toDetails = { to: gamesPlaces.details(gameId), action: messages.chooseThumbnail };
  const thumbnail = {
    label: messages.gameHasThumbnail,
    done: game?.thumbnailKey !== null,
    ...toDetails,
  };
  const ended = { label: messages.gameIsNotRetired, done: false, ...toGame };
  const suspended = { label: messages.gameIsNotSuspended, done: false, ...toGame };
  return [
    ...(status === 'DRAFT' ? [{ label: messages.testRunPassedWithThis, done: false }] : []),
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
      .map((field) => field.slice(messages.symbols.length));
    return [
      { label: messages.versionHasRules, done: !missing.includes('rulesText') },
      {
        label:
          unnamed.length === 0
            ? messages.everySymbolHasName
            : messages.everySymbolHasNameWithout(unnamed.join(', ')),
        done: unnamed.length === 0,
      },
    ];
  }, [mathModel, rulesText, symbols]);
