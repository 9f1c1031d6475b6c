import type { PublicGame } from '#domain/generated/types';
import { countryName } from '../../platform/forms/country-options';
import { whole } from '../../platform/labels/numbers';
import { exactPercent, gameTypes, percent } from '../../platform/labels/game-labels';
import { Facts } from '../../ui/facts';
import { Panel } from '../../ui/page';
import { When } from '../../ui/when';

const languageNames = new Intl.DisplayNames('en', { type: 'language' });
const list = new Intl.ListFormat('en');

/** The rules in the provider's text, and all facts about the live version. */
export const GameDetails = ({ game }: { readonly game: PublicGame }) => {
  const { live, rules } = game;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1.25fr_1fr]">
      <Panel title="Rules">
        <p className="max-w-prose leading-relaxed whitespace-pre-line">{rules.rulesText}</p>
      </Panel>
      <Panel title="Details">
        <Facts
          rows={[
            ['Provider', game.companyName],
            ['Type', gameTypes[game.type]],
            ['RTP (exact)', exactPercent(live.rtp)],
            ['Spin hit rate: base spins that win', percent(live.hit, 4)],
            ['Bets', betRange(live.betLevels)],
            ['Languages', list.format(game.languages.map((code) => languageNames.of(code) ?? code))],
            [
              'Blocked countries',
              list.format(game.restrictedCountries.map(countryName)) || 'No restrictions',
            ],
            ['Version', live.semver],
            ['Live since', <When key="live" at={live.publishedAt} dayOnly />],
            ['What changed', rules.changelog],
          ]}
        />
        <dl className="mt-4">
          <dt className="text-sm font-medium text-muted">Hash of the math model (SHA-256)</dt>
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
    ? `${whole(smallest)} practice coins`
    : `${whole(smallest)} to ${whole(largest)} practice coins`;
};
