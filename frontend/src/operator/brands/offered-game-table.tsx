import { imageAddress, percent, volatilities } from '../../platform/labels/game-labels';
import { SmallPicture } from '../../ui/media/small-picture';
import type { Table } from '../../ui/table/table';
import type { PickedGame } from './list-brand-games';
import * as messages from './messages';

/** The live games of the catalogue; games that the brand already has are marked. */
export const offeredGameTable = (own: readonly string[]): Table<PickedGame> => ({
  id: 'offered-games',
  caption: messages.catalogue,
  noun: { one: messages.inTextGame, many: messages.inTextGames },
  title: {
    header: messages.gameLabel,
    textOf: ({ title }) => title,
    picture: ({ thumbnailKey }) => <SmallPicture src={imageAddress(thumbnailKey)} />,
  },
  columns: [
    { id: 'provider', header: messages.provider, width: 170, valueOf: ({ companyName }) => companyName },
    { id: 'rtp', header: messages.rtp, width: 100, align: 'end', valueOf: ({ live }) => percent(live.rtp) },
    {
      id: 'volatility',
      header: messages.volatility,
      width: 120,
      valueOf: ({ live }) => volatilities[live.volatility],
    },
    {
      id: 'brand',
      header: messages.brand,
      width: 130,
      valueOf: ({ id }) => (own.includes(id) ? messages.inBrand : null),
    },
  ],
});
