import type { RuleSet } from '../check';
import { currentTexts } from './current-texts';
import { earlierTexts } from './earlier-texts';
import type { VerdictTexts } from './verdict-texts';

const texts: Readonly<Record<RuleSet, VerdictTexts>> = {
  'ruleset/1': earlierTexts,
  'ruleset/2': earlierTexts,
  'ruleset/3': currentTexts,
  'ruleset/4': currentTexts,
};

export const textsOf = (ruleSet: RuleSet): VerdictTexts => texts[ruleSet];
