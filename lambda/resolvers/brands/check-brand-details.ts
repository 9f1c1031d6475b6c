import type { BrandThemeInput, ResponsiblePlayInput, UpdateBrandInput } from '#domain/generated/types';
import { limits } from '#domain/limits';
import { checkImageKey } from '../check-list';
import { checkRange } from '../check-number';
import { checkForm, checkLine, checkRequired } from '../check-text';

const { brand } = limits;

export function checkBrandName(name: string | null | undefined): void {
  checkRequired('name', name, brand.name.shortest, brand.name.longest);
}

/** Lengths and forms of everything a brand may say of itself, except its slug and name. */
export function checkBrandDetails(
  details: Pick<UpdateBrandInput, 'tagline' | 'logoKey' | 'theme' | 'responsiblePlay'>,
): void {
  checkLine('tagline', details.tagline, brand.tagline);
  if (details.logoKey) checkImageKey('logoKey', details.logoKey);
  if (details.theme) checkTheme(details.theme);
  if (details.responsiblePlay) checkPlay(details.responsiblePlay);
}

/** That text can be read on the colours is the form's part: it is no harm to anybody's rights or coins. */
function checkTheme(theme: BrandThemeInput): void {
  for (const [part, colour] of Object.entries(theme)) {
    checkRequired(`theme.${part}`, colour, 7, 7);
    checkForm(`theme.${part}`, colour, '^#[0-9A-Fa-f]{6}$');
  }
}

function checkPlay(play: ResponsiblePlayInput): void {
  checkRange('responsiblePlay.realityCheckMinutes', play.realityCheckMinutes, brand.realityCheckMinutes);
  const losses = { smallest: 1, largest: brand.largestLossLimit };
  checkRange('responsiblePlay.dailyLossLimit', play.dailyLossLimit, losses);
  checkRange('responsiblePlay.sessionMaxMinutes', play.sessionMaxMinutes, brand.sessionMinutes);
}

/** The play rules as rows hold them; nothing said is the standard. */
export const playRulesOf = (play: ResponsiblePlayInput | null | undefined) => ({
  realityCheckMinutes: play ? play.realityCheckMinutes : brand.realityCheckMinutes.standard,
  dailyLossLimit: play?.dailyLossLimit ?? null,
  sessionMaxMinutes: play ? play.sessionMaxMinutes : brand.sessionMinutes.standard,
});
