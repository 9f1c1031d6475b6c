/** The sources that functions, templates and the site have in common. */
export const sharedSources = ['domain', 'packages/engine', 'packages/ledger'] as const;
