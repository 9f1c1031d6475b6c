import type { PublicGame } from '#domain/generated/types';
import { countryName } from '../../platform/forms/country-options';
import { whole } from '../../platform/labels/numbers';
import { exactPercent, gameTypes, percent } from '../../platform/labels/game-labels';
import { Facts } from '../../ui/facts';
import { Panel } from '../../ui/page';
import { When } from '../../ui/when';
import * as messages from './messages';

const languageNames = new Intl.DisplayNames('en', { type: 'language' });
const list = new Intl.ListFormat('en');

/** The rules in the provider's text, and all facts about the live version. */
export const GameDetails = ({ game }: { readonly game: PublicGame }) => {
  const { live, rules } = game;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1.25fr_1fr]">
      <Panel title={messages.rules}>
        <p className="max-w-prose leading-relaxed whitespace-pre-line">{rules.rulesText}</p>
      </Panel>
      <Panel title={messages.details}>
        <Facts
          rows={[
            [messages.provider, game.companyName],
            [messages.type, gameTypes[game.type]],
            [messages.rtpExact, exactPercent(live.rtp)],
            [messages.spinHitRateBaseSpins, percent(live.hit, 4)],
            [messages.bets, betRange(live.betLevels)],
            [messages.languages, list.format(game.languages.map((code) => languageNames.of(code) ?? code))],
            [
              messages.blockedCountries,
              list.format(game.restrictedCountries.map(countryName)) || messages.noRestrictions,
            ],
            [messages.version, live.semver],
            [messages.liveSince, <When key="live" at={live.publishedAt} dayOnly />],
            [messages.whatChanged, rules.changelog],
          ]}
        />
        <dl className="mt-4">
          <dt className="text-sm font-medium text-muted">{messages.hashOfMathModelSha}</dt>
          <dd className="mt-0.5 font-mono text-sm break-all">{live.mathModelHash}</dd>
        </dl>
      </Panel>
    </div>
  );
};

const betRange = (levels: readonly number[]): string => {
  const [smallest = 0] = levels;
  const largest = levels.at(-1) ?? smallest;
  return smallest === largest
    ? messages.practiceCoins(whole(smallest))
    : messages.toPracticeCoins(whole(smallest), whole(largest));
};
