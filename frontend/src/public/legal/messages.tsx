import type { ReactNode } from 'react';

export const policyTitle = 'Privacy Policy';
export const policyLead =
  'We keep only the data that the platform needs to work. This page explains which data and why. There is no advertising and no tracking across sites.';
export const storedDataTitle = 'What we keep, and why';
export const storedSignInData =
  'Your e-mail address and a protected form of your password, so that you can sign in.';
export const storedAcceptances =
  'The versions of the terms and of this policy that you accepted, and when, because we must be able to prove it.';
export const storedGroupsAndCompany =
  'Your groups and your company’s details, so that we can give you access to the pages of your role.';
export const storedDecisions =
  'A record of decisions, such as approvals, suspensions and changes of access, with the user, the time and the reason.';
export const storedSupportRequests =
  'Your messages to customer support and our answers. If you have no account, also the e-mail address that you enter, so that we can answer.';
export const storedLogs =
  'Technical logs without e-mail addresses, passwords or tokens, to find errors and attacks.';
export const deviceStorageTitle = 'On your device';
export const deviceStorageText =
  'Your session and your choice of theme are stored in your browser. The site needs them to work, so we do not have to ask for your consent and there is no cookie banner. Signing out removes the session.';
export const dataAccessTitle = 'Who can see it';
export const dataAccessText =
  'You and the admins of the platform. Your e-mail address is never shown to other companies or to players. We do not sell data. Our hosting provider processes it for us under a contract.';
export const retentionTitle = 'How long';
export const retentionText =
  'We keep the data of your account until you delete the account. We keep logs for a few weeks. After you delete your account:';
export const deletedAccountData =
  'Your e-mail address, password, groups, age confirmation and accepted terms are removed within seconds, or within a day if the account is deleted outside this site.';
export const deletedSupportRequests =
  'Your support requests are removed within seconds. All other support requests, including those of people without an account, are deleted one year after we close them.';
export const replacedPlayerName = 'Your name in a brand is replaced with “Deleted player”.';
export const deletedFiles =
  'Your images and unused documents are removed when you delete the account on this site.';
export const keptRecords =
  'Game rounds, coin movements, test runs and the record of decisions are kept under a random user id, because they are evidence for everyone involved.';
export const keptCompanyDetails =
  'Your companies are closed. Their details, their compliance profiles and the documents of these profiles are kept as evidence of the review.';
export const keptExclusions =
  'If you excluded yourself from one brand or from all brands, or are taking a break, we keep a keyed hash of your e-mail address until the exclusion or the break ends.';
export const userRightsTitle = 'Your rights';
export const userRightsText = (
  accountLink: (text: string) => ReactNode,
  supportLink: (text: string) => ReactNode,
) => (
  <>
    You have the right to see, correct, export and delete the data that we keep about you, and to object to
    how we use it. You can export your data and delete your account on {accountLink('the account page')}. If
    you do not belong to a group yet, you can do so on the page of your application. For everything else,
    contact {supportLink('customer support')}. You can also complain to your data protection authority.
  </>
);
export const childrenTitle = 'Children';
export const childrenText =
  'The platform is not for people under 18. If we find out that an account belongs to a minor, we delete it.';
export const policyChangesTitle = 'Changes';
export const policyChangesText =
  'Each new version of this policy has a new date. We ask you to accept it before it applies to you.';

export const termsTitle = 'Terms of Service';
export const termsLead =
  'These terms apply between you and the operator of this NovaLink platform. By creating an account, you accept this version. We keep a record of the version that you accepted and when.';
export const aboutNovaLinkTitle = 'What NovaLink is';
export const aboutNovaLinkText =
  'NovaLink is a platform for companies that make games, companies that run casino brands, and players. It is a demonstration platform without a gambling licence. All games use play coins.';
export const playCoinsTitle = 'Play coins have no value';
export const playCoinsText =
  'Play coins cannot be bought, sold, exchanged for money or goods, or transferred out of the platform. A balance does not give you any claim for payment.';
export const coinTradeText = 'If you offer money, goods or services for play coins, we close your account.';
export const accountsTitle = 'Who may have an account';
export const accountsText =
  'You must be at least 18 years old, or older if your country requires it. The account is for you alone. Do not share its password, and tell us immediately if somebody else may know it. Each person can have only one account.';
export const companiesTitle = 'Companies';
export const companyApplicationText =
  'A company joins by application. An admin reviews the application and approves it or requests changes with a reason. You confirm that your information is true and that you are authorised to represent the company.';
export const companySuspensionText =
  'We may suspend an approved company if it breaks these terms, if its details are wrong, or to protect players. We always state the reason and keep a record of it.';
export const oddsTitle = 'Games and their odds';
export const oddsText =
  'The outcome of a round depends only on the game’s published math model and the seeds. Providers may only offer games whose math model they have submitted and whose rights they hold. Operators must not change how a game pays.';
export const fairUseTitle = 'Fair use';
export const fairUseText =
  'Do not attack the platform, automate play, exploit an error for your own benefit, or use names or artwork of others without permission. If you find a security problem, tell us before you tell others. We will not take action against security research in good faith.';
export const responsiblePlayTitle = 'Responsible play';
export const responsiblePlayText =
  'Even without money, play can take too much time. You can set limits and exclude yourself. Stricter limits and self-exclusion apply immediately, and every brand must respect them. Nobody may pressure you to continue playing.';
export const terminationTitle = 'Ending your account';
export const terminationText =
  'You can delete your account at any time. We may close it if you break these terms. Records that prove what happened, such as approvals and coin movements, are kept under a pseudonym.';
export const liabilityTitle = 'Liability and changes';
export const liabilityText =
  'The platform is provided as it is, and we do not guarantee that it is always available. We do not limit our liability where the law does not allow it. Each new version of these terms has a new date. We ask you to accept it before it applies to you.';
