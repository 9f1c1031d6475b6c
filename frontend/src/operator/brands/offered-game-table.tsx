import { imageAddress, percent, volatilities } from '../../platform/labels/game-labels';
import { SmallPicture } from '../../ui/media/small-picture';
import type { Table } from '../../ui/table/table';
import type { PickedGame } from './list-brand-games';

/** The live games of the catalogue; games that the brand already has are marked. */
export const offeredGameTable = (own: readonly string[]): Table<PickedGame> => ({
  id: 'offered-games',
  caption: 'Catalogue',
  noun: { one: 'game', many: 'games' },
  title: {
    header: 'Game',
    textOf: ({ title }) => title,
    picture: ({ thumbnailKey }) => <SmallPicture src={imageAddress(thumbnailKey)} />,
  },
  columns: [
    { id: 'provider', header: 'Provider', width: 170, valueOf: ({ companyName }) => companyName },
    { id: 'rtp', header: 'RTP', width: 100, align: 'end', valueOf: ({ live }) => percent(live.rtp) },
    {
      id: 'volatility',
      header: 'Volatility',
      width: 120,
      valueOf: ({ live }) => volatilities[live.volatility],
    },
    {
      id: 'brand',
      header: 'Brand',
      width: 130,
      valueOf: ({ id }) => (own.includes(id) ? 'In the brand' : null),
    },
  ],
});
