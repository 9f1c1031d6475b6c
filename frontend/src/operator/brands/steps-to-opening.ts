import type { CasinoStatus } from '#domain/generated/types';
import type { ChecklistItem } from '../../ui/checklist';
import type { OwnBrand } from './brand-fields';
import { casinosPlaces } from '../casinos/casinos-places';

/**
 * The conditions that a brand needs before it opens. A casino that is still loading does not count as
 * missing.
 */
export const stepsToOpening = (
  { id, casinoId, coinTypes, gameIds }: Pick<OwnBrand, 'id' | 'casinoId' | 'coinTypes' | 'gameIds'>,
  casino: CasinoStatus | undefined,
): readonly ChecklistItem[] => [
  {
    label: 'The casino is active',
    done: casino === undefined || casino === 'ACTIVE',
    to: casinosPlaces.casino(casinoId),
    action: 'Open the casino',
  },
  {
    label: 'The brand has a coin for games',
    done: coinTypes.some(({ kind }) => kind === 'PLAY'),
    to: `${casinosPlaces.brand(casinoId, id)}?tab=coins`,
    action: 'Add a coin',
  },
  {
    label: 'The brand has a game',
    done: gameIds.length > 0,
    to: `${casinosPlaces.brand(casinoId, id)}?tab=games`,
    action: 'Add games',
  },
];
