/**
 * The current versions of the texts. A changed text gets a new version, which is its date, and users must accept it again.
 */
export const termsVersion = '2026-11-28';
export const policyVersion = '2026-11-30';
