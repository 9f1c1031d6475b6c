import { brandPath } from '../../parts/brand/brand-context';
import { JoinButton } from '../lobby/join-button';
import type { ShownBrand } from '../../parts/brand/read-brand';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import type { NoPlayReason } from './why-no-play';
import * as messages from './messages';

interface NoPlayProps {
  readonly brand: ShownBrand;
  readonly reason: NoPlayReason;
}

/** Shown instead of the game: the reason why it cannot be played, and a link. */
export const NoPlay = ({ brand, reason }: NoPlayProps) => {
  const { title, text, page, way } = labels[reason](brand.name);
  const action =
    reason === 'joining' ? (
      <JoinButton brand={brand} label={way} />
    ) : (
      <ButtonLink to={brandPath(page, brand.id)}>{way}</ButtonLink>
    );
  return (
    <EmptyState title={title} action={action}>
      {text}
    </EmptyState>
  );
};

interface Labels {
  readonly title: string;
  readonly text: string;
  readonly page: 'BrandDemo' | 'BrandAccount';
  readonly way: string;
}

const labels: Record<NoPlayReason, (brand: string) => Labels> = {
  game: (brand) => ({
    title: messages.thisGameCannotBePlayed,
    text: messages.doesNotOfferThisGame(brand),
    page: 'BrandDemo',
    way: messages.seeGames,
  }),
  coins: (brand) => ({
    title: messages.noCoinsForGames,
    text: messages.hasNoCoinsForGames(brand),
    page: 'BrandDemo',
    way: messages.goToLobby,
  }),
  joining: (brand) => ({
    title: messages.joinToPlay(brand),
    text: messages.chooseNameAndConfirmYour,
    page: 'BrandDemo',
    way: messages.join,
  }),
  closed: (brand) => ({
    title: messages.gamesAreNotAvailableAt,
    text: messages.isClosedAtMomentYour(brand),
    page: 'BrandAccount',
    way: messages.seeYourAccount,
  }),
  status: () => ({
    title: messages.youCannotPlayAtMoment,
    text: messages.seeReasonAboveYouCan,
    page: 'BrandAccount',
    way: messages.seeYourAccount,
  }),
};
