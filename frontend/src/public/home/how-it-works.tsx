import { Link } from 'react-router-dom';
import { routes } from '#domain/routes';

const steps = [
  {
    title: 'Published mathematics',
    text: 'The reels, weights and pays of a version are fixed and identified by a hash before it goes live.',
  },
  {
    title: 'Two seeds',
    text: 'The server commits to its seed before you bet; you add yours. Neither side can steer the result.',
  },
  {
    title: 'Verifiable results',
    text: 'After the round the server reveals its seed. With the seed and the math model, you can recalculate the round.',
  },
] as const;

export const HowItWorks = () => (
  <section aria-labelledby="how" className="border-y border-line bg-surface">
    <div className="mx-auto grid w-full max-w-6xl gap-10 px-4 py-16 sm:px-8 sm:py-24 lg:grid-cols-[1fr_1.6fr]">
      <div>
        <h2 id="how" className="text-3xl font-bold text-heading sm:text-4xl">
          How to verify a round
        </h2>
        <p className="mt-4 max-w-md text-lg leading-relaxed text-muted">
          An outcome depends only on the math model and the seeds, never on the player, the balance or the
          brand.
        </p>
        <p className="mt-4">
          <Link className="font-semibold text-secondary underline underline-offset-4" to={routes.Proof.path}>
            How to verify a game
          </Link>
        </p>
      </div>
      <ol className="grid gap-8">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[auto_1fr] gap-x-5">
            <span
              aria-hidden
              className="grid size-11 place-items-center rounded-full bg-primary text-lg font-bold text-on-primary"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-lg font-semibold text-heading">{title}</h3>
              <p className="mt-1 max-w-xl leading-relaxed text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  </section>
);
