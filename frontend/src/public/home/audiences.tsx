import { Dices, FlaskConical, Store } from 'lucide-react';

const audiences = [
  {
    icon: FlaskConical,
    name: 'For game providers',
    promise: 'Certify once, publish everywhere.',
    points: [
      'Submit the math model with the game',
      'An exact RTP, calculated instead of estimated',
      'Reviewed before it goes live, with every decision on record',
    ],
  },
  {
    icon: Store,
    name: 'For casino operators',
    promise: 'Choose games with verified facts.',
    points: [
      'A catalogue with RTP, volatility and features',
      'Rules and figures of exactly the version that is live',
      'Try every game with practice coins first',
    ],
  },
  {
    icon: Dices,
    name: 'For players',
    promise: 'Know the odds before you spin.',
    points: [
      'Coins have no value and cannot be bought',
      'Your own seed in every round',
      'Net position and time played are always visible',
    ],
  },
] as const;

export const Audiences = () => (
  <section aria-labelledby="audiences" className="mx-auto w-full max-w-6xl px-4 py-16 sm:px-8 sm:py-24">
    <h2 id="audiences" className="max-w-2xl text-3xl font-bold text-heading sm:text-4xl">
      One platform for providers, operators and players.
    </h2>
    <ul className="mt-10 grid gap-5 md:grid-cols-3">
      {audiences.map(({ icon: Icon, name, promise, points }) => (
        <li key={name} className="rounded-2xl border border-line bg-surface p-7">
          <Icon aria-hidden className="size-8 text-accent" />
          <h3 className="mt-5 font-semibold text-muted">{name}</h3>
          <p className="mt-1 text-xl font-bold text-heading">{promise}</p>
          <ul className="mt-5 grid gap-2.5">
            {points.map((point) => (
              <li
                key={point}
                className="flex gap-3 before:mt-2.5 before:size-1.5 before:shrink-0 before:rounded-full before:bg-secondary"
              >
                {point}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  </section>
);
