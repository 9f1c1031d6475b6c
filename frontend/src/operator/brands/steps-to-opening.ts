import type { CasinoStatus } from '#domain/generated/types';
import type { ChecklistItem } from '../../ui/checklist';
import type { OwnBrand } from './brand-fields';
import { casinosPlaces } from '../casinos/casinos-places';
import * as messages from './messages';

/**
 * The conditions that a brand needs before it opens. A casino that is still loading does not count as
 * missing.
 */
export const stepsToOpening = (
  { id, casinoId, coinTypes, gameIds }: Pick<OwnBrand, 'id' | 'casinoId' | 'coinTypes' | 'gameIds'>,
  casino: CasinoStatus | undefined,
): readonly ChecklistItem[] => [
  {
    label: messages.casinoIsActive,
    done: casino === undefined || casino === 'ACTIVE',
    to: casinosPlaces.casino(casinoId),
    action: messages.openCasino,
  },
  {
    label: messages.brandHasCoinForGames,
    done: coinTypes.some(({ kind }) => kind === 'PLAY'),
    to: `${casinosPlaces.brand(casinoId, id)}?tab=coins`,
    action: messages.addCoin,
  },
  {
    label: messages.brandHasGame,
    done: gameIds.length > 0,
    to: `${casinosPlaces.brand(casinoId, id)}?tab=games`,
    action: messages.addGames,
  },
];
