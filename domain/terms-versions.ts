/** The texts in force; a new text is a new version (its date) and people are asked again. */
export const termsVersion = '2026-11-01';
export const policyVersion = '2026-11-23';
