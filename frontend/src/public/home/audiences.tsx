import { Dices, FlaskConical, Store } from 'lucide-react';
import * as messages from './messages';

const audiences = [
  {
    icon: FlaskConical,
    name: messages.forGameProviders,
    promise: messages.certifyOncePublishEverywhere,
    points: [
      messages.submitMathModelWithGame,
      messages.exactRtpCalculatedInsteadOf,
      messages.reviewedBeforeItGoesLive,
    ],
  },
  {
    icon: Store,
    name: messages.forCasinoOperators,
    promise: messages.chooseGamesWithVerifiedFacts,
    points: [
      messages.catalogueWithRtpVolatilityAnd,
      messages.rulesAndFiguresOfExactly,
      messages.tryEveryGameWithPractice,
    ],
  },
  {
    icon: Dices,
    name: messages.forPlayers,
    promise: messages.knowOddsBeforeYouSpin,
    points: [messages.coinsHaveNoValueAnd, messages.yourOwnSeedInEvery, messages.netPositionAndTimePlayed],
  },
] as const;

export const Audiences = () => (
  <section aria-labelledby="audiences" className="mx-auto w-full max-w-6xl px-4 py-16 sm:px-8 sm:py-24">
    <h2 id="audiences" className="max-w-2xl text-3xl font-bold text-heading sm:text-4xl">
      {messages.onePlatformForProvidersOperators}
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
