import type { Player } from '../../shared/brand/read-brand';
import { brandLevels, playerStatus } from '../../platform/labels/brand-labels';
import { countryName } from '../../platform/forms/country-options';
import { Badge } from '../../ui/badge';
import { Facts } from '../../ui/facts';
import { When } from '../../ui/when';
import * as messages from './messages';

/** The data of a player in the brand. */
export const PlayerFacts = ({ player }: { readonly player: Player }) => {
  const { text, tone } = playerStatus(player);
  return (
    <Facts
      rows={[
        [messages.displayName, player.displayName],
        [
          messages.status,
          <Badge key="status" tone={tone}>
            {text}
          </Badge>,
        ],
        [messages.level, player.owns ? messages.companyOwner(brandLevels.ADMIN) : brandLevels[player.level]],
        [messages.tier, player.tier],
        [messages.country, countryName(player.country)],
        [messages.ageConfirmed, <When key="age" at={player.ageConfirmedAt} dayOnly />],
        [messages.termsAccepted, messages.versionTermsVersion(player.termsVersion)],
      ]}
    />
  );
};
