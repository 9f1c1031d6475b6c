/**
 * The versions of the texts in force. A new text gets a new version (its date), and users are asked again.
 */
export const termsVersion = '2026-11-28';
export const policyVersion = '2026-11-28';
