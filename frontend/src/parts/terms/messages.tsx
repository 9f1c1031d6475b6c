import type { ReactNode } from 'react';

export const termsAndPrivacyPolicy = 'Terms and privacy policy';
export const termsOfServiceVersionPrivacy = (termsVersion: string, policyVersion: string) =>
  `Terms of Service, version ${termsVersion}. Privacy Policy, version ${policyVersion}.`;
export const acceptAndContinue = 'Accept and continue';

export const iAmAtLeast18 = (
  termsOfServiceLink: (text: string) => ReactNode,
  privacyPolicyLink: (text: string) => ReactNode,
) => (
  <>
    I am at least 18 years old and accept the {termsOfServiceLink('Terms of Service')} and the{' '}
    {privacyPolicyLink('Privacy Policy')}.
  </>
);
