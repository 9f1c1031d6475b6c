import { brandPath } from '../../parts/brand/brand-context';
import { JoinButton } from '../lobby/join-button';
import type { ShownBrand } from '../../parts/brand/read-brand';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import type { NoPlayReason } from './why-no-play';

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
    title: 'This game cannot be played here',
    text: `${brand} does not offer this game, or it was suspended. Your coins and rounds are kept.`,
    page: 'BrandDemo',
    way: 'See the games',
  }),
  coins: (brand) => ({
    title: 'No coins for games',
    text: `${brand} has no coins for games yet.`,
    page: 'BrandDemo',
    way: 'Go to the lobby',
  }),
  joining: (brand) => ({
    title: `Join ${brand} to play`,
    text: 'Choose a name and confirm your age to get your first coins.',
    page: 'BrandDemo',
    way: 'Join',
  }),
  closed: (brand) => ({
    title: 'Games are not available at the moment',
    text: `${brand} is closed at the moment. Your coins and your statement are kept.`,
    page: 'BrandAccount',
    way: 'See your account',
  }),
  status: () => ({
    title: 'You cannot play at the moment',
    text: 'See the reason above. You can still read your balance and statement.',
    page: 'BrandAccount',
    way: 'See your account',
  }),
};
