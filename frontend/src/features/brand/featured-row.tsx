import { Link } from 'react-router-dom';
import { Picture } from '../../ui/media/picture';

interface FeaturedRowProps {
  readonly games: readonly {
    readonly to: string;
    readonly image: string;
    readonly title: string;
    readonly subtitle: string;
  }[];
}

/** The games that the brand puts first, large and side by side; what does not fit is reached by scrolling. */
export const FeaturedRow = ({ games }: FeaturedRowProps) => (
  <section aria-labelledby="featured" className="grid gap-4">
    <h2 id="featured" className="text-xl font-bold text-heading sm:text-2xl">
      Featured
    </h2>
    <ul className="-mx-4 flex snap-x snap-mandatory scroll-px-4 gap-4 overflow-x-auto px-4 pb-2 sm:mx-0 sm:scroll-px-0 sm:px-0">
      {games.map(({ to, image, title, subtitle }) => (
        <li key={to} className="w-72 shrink-0 snap-start sm:w-96">
          <article className="group relative overflow-hidden rounded-2xl border border-line">
            <Picture
              src={image}
              alt=""
              eager
              className="aspect-video transition-transform duration-500 group-hover:scale-[1.02]"
            />
            <div className="bg-surface p-4">
              <h3 className="text-lg font-semibold text-heading">
                <Link to={to} className="after:absolute after:inset-0 hover:underline">
                  {title}
                </Link>
              </h3>
              <p className="text-sm text-muted">{subtitle}</p>
            </div>
          </article>
        </li>
      ))}
    </ul>
  </section>
);
