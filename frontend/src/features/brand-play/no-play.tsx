import { brandPath } from '../../parts/brand/brand-context';
import type { ShownBrand } from '../../parts/brand/read-brand';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import type { NoPlayReason } from './why-no-play';

interface NoPlayProps {
  readonly brand: ShownBrand;
  readonly reason: NoPlayReason;
}

/** In place of a table: why there is none, and where to go. */
export const NoPlay = ({ brand: { id, name }, reason }: NoPlayProps) => {
  const { title, text, page, way } = words[reason](name);
  return (
    <EmptyState title={title} action={<ButtonLink to={brandPath(page, id)}>{way}</ButtonLink>}>
      {text}
    </EmptyState>
  );
};

interface Words {
  readonly title: string;
  readonly text: string;
  readonly page: 'BrandDemo' | 'BrandAccount';
  readonly way: string;
}

const words: Record<NoPlayReason, (brand: string) => Words> = {
  game: (brand) => ({
    title: 'This game cannot be played here',
    text: `It is not among the games of ${brand}, or was suspended. Coins and rounds that you played stay as they are.`,
    page: 'BrandDemo',
    way: 'See the games',
  }),
  coins: (brand) => ({
    title: 'There are no coins to play with',
    text: `${brand} has no kind of coins for games yet.`,
    page: 'BrandDemo',
    way: 'Go to the lobby',
  }),
  joining: (brand) => ({
    title: `Join ${brand} to play`,
    text: 'Choose a name and say that you are of age; it takes a moment, and everybody gets the same coins.',
    page: 'BrandDemo',
    way: 'Join in the lobby',
  }),
  closed: (brand) => ({
    title: 'Nobody can play just now',
    text: `${brand} is stopped. Your coins and your statement stay as they are.`,
    page: 'BrandAccount',
    way: 'See your account',
  }),
  standing: () => ({
    title: 'You cannot play just now',
    text: 'Why is said above. Your coins and your statement stay readable.',
    page: 'BrandAccount',
    way: 'See your account',
  }),
};
