import type { RouteName } from '#domain/routes';

/**
 * The description of each page for search engines and link previews. A page without one uses the description
 * of the start page.
 */
export const summaries = {
  Home: 'Casino games with published mathematics and exact odds. Anyone can verify every round. Played with play coins, which have no value.',
  login: 'Sign in to NovaLink as a game provider, a casino operator or a player.',
  signup: 'Create an account to play, or to apply as a game provider or a casino operator.',
  'About Us': 'Who NovaLink is for, what is different about its games, and why its play coins have no value.',
  Proof:
    'How anyone can verify a casino game on NovaLink: every round, every replay and every certificate, offline.',
  PublicAudit:
    'The public audit log of NovaLink: approvals, suspensions and publications in hash chains that anyone can verify.',
  Api: 'The reference of novalink-api: every operation with its parameters, answers, errors and examples.',
  'Terms of Service': 'The terms for everyone who uses NovaLink: accounts, companies, games and play coins.',
  'Privacy Policy': 'Which data NovaLink keeps, why, how long, and how to export or delete it.',
  Support: 'Answers to common questions about NovaLink, and a form to contact its customer support.',
  'Math Model': 'The JSON format of a slot game’s math model, with every field and an example.',
} as const satisfies Partial<Record<RouteName, string>>;
