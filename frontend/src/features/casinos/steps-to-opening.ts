import type { CasinoStatus } from '#domain/generated/types';
import type { OwnBrand } from './brand-fields';

/** What a brand needs before it opens; a casino that is not read yet is not counted against it. */
export const stepsToOpening = (
  { coinTypes, gameIds }: Pick<OwnBrand, 'coinTypes' | 'gameIds'>,
  casino: CasinoStatus | undefined,
): readonly { readonly label: string; readonly done: boolean }[] => [
  { label: 'Its casino is active', done: casino === undefined || casino === 'ACTIVE' },
  { label: 'It has a kind of coin to play with', done: coinTypes.some(({ kind }) => kind === 'PLAY') },
  { label: 'It has a game', done: gameIds.length > 0 },
];
