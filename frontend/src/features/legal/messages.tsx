import type { ReactNode } from 'react';

export const privacyPolicy = 'Privacy Policy';
export const weKeepWhatPlatformNeeds =
  'We keep what the platform needs to work, say why, and keep nothing else. There is no advertising and no tracking across sites.';
export const whatWeKeepAndWhy = 'What we keep, and why';
export const yourEmailAddressAndProtected =
  'Your e-mail address and a protected form of your password, so that you can sign in.';
export const whichVersionOfTermsAnd =
  'Which version of the terms and of this policy you accepted, and when, because we must be able to show it.';
export const yourGroupsAndYourCompanys =
  'Your groups and your company’s details, so that you can do what you came for.';
export const recordOfDecisionsApprovalsSuspensions =
  'A record of decisions – approvals, suspensions, changes of rights – with who, when and why.';
export const whatYouWriteToCustomer =
  'What you write to the customer support and our answers, with the e-mail address that you give when you have no account, so that we can answer.';
export const technicalLogsWithoutEmailAddresses =
  'Technical logs without e-mail addresses, passwords or tokens, to find faults and attacks.';
export const onYourDevice = 'On your device';
export const yourSessionAndYourChoice =
  'Your session and your choice of theme are kept in your browser’s storage. They are needed for the site to work, so there is nothing to consent to and no banner. Signing out removes the session.';
export const whoCanSeeIt = 'Who can see it';
export const youAndAdminsWhoLook =
  'You, and the admins who look after the platform. Your e-mail address is never shown to other companies or to players. We do not sell data. Our hosting provider processes it for us under contract.';
export const howLong = 'How long';
export const weKeepYourAccountsData =
  'We keep your account’s data until you delete the account, and logs for a few weeks. Then:';
export const yourEmailAddressPasswordGroups =
  'Your e-mail address, password, groups, age confirmation and accepted terms are removed within seconds, or within a day if the account is deleted outside this site.';
export const yourSupportRequestsAreRemoved =
  'Your support requests are removed within seconds. Every support request is deleted a year after we closed it, also without an account.';
export const yourNameInBrandIs = 'Your name in a brand is replaced with “Deleted player”.';
export const yourImagesAndUnusedDocuments =
  'Your images and unused documents are removed when you delete the account on this site.';
export const gameRoundsCoinMovementsTest =
  'Game rounds, coin movements, test runs and the record of decisions stay, under a random user id, because they protect everybody who took part.';
export const yourCompaniesCloseTheirDetails =
  'Your companies close. Their details, compliance profiles and the documents of those stay as evidence of the review.';
export const ifYouExcludedYourselfFrom =
  'If you excluded yourself from every brand, a keyed hash of your e-mail address stays until the exclusion ends.';
export const yourRights = 'Your rights';
export const youMaySeeCorrectExport = (
  theAccountPageLink: (text: string) => ReactNode,
  customerSupportLink: (text: string) => ReactNode,
) => (
  <>
    You may see, correct, export and delete what we hold about you, and object to how we use it. You can
    export your data and delete your account on {theAccountPageLink('the account page')}, or on the page of
    your application while you are in no group. For everything else, write to the{' '}
    {customerSupportLink('customer support')}; you may also complain to your data protection authority.
  </>
);
export const children = 'Children';
export const platformIsNotForPeople =
  'The platform is not for people under 18. An account that turns out to belong to a minor is deleted.';
export const changes = 'Changes';
export const newVersionOfThisPolicy =
  'A new version of this policy has a new date, and you are asked before it applies to you.';

export const termsOfService = 'Terms of Service';
export const theseTermsApplyBetweenYou =
  'These terms apply between you and the operator of this NovaLink platform. By creating an account you accept this version; we keep a record of which version you accepted and when.';
export const whatNovaLinkIs = 'What NovaLink is';
export const novaLinkBringsTogetherCompanies =
  'NovaLink brings together companies that make games, companies that run brands, and people who play. It is a demonstration platform without a gambling licence. Every game is played with play coins.';
export const playCoinsHaveNoValue = 'Play coins have no value';
export const playCoinsCannotBeBought =
  'Play coins cannot be bought, sold, exchanged for money or goods, or moved out of the platform. A balance is no claim against anybody.';
export const offeringMoneyGoodsOrServices =
  'Offering money, goods or services for play coins ends your account.';
export const whoMayHaveAccount = 'Who may have an account';
export const youMustBeAtLeast =
  'You must be at least 18 years old, or older where your country asks for it. The account is yours alone: keep its password to yourself and tell us at once if somebody else may know it. One person, one account.';
export const companies = 'Companies';
export const companyJoinsByApplicationAdmin =
  'A company joins by application. An admin looks at it and approves it, or sends it back with the reason. You confirm that what you tell us is true and that you may speak for the company.';
export const approvedCompanyMayBeSuspended =
  'An approved company may be suspended when it breaks these terms, when its details turn out to be wrong, or to protect people who play. The reason is always stated, and kept on record.';
export const gamesAndTheirOdds = 'Games and their odds';
export const outcomeOfRoundDependsOn =
  'The outcome of a round depends on the game’s published mathematics and the seed, on nothing else. Providers may only offer games whose mathematics they have submitted and whose rights they hold. Operators may not change how a game pays.';
export const fairUse = 'Fair use';
export const doNotAttackPlatformAutomate =
  'Do not attack the platform, automate play, exploit a fault for yourself, or use other people’s names or art without the right to. If you find a weakness, tell us before you tell others; we will not act against honest research.';
export const responsiblePlay = 'Responsible play';
export const evenWithoutMoneyPlayCan =
  'Even without money, play can take too much time. Limits and self-exclusion work at once and are honoured by every brand. Nobody may press you to play on.';
export const endingIt = 'Ending it';
export const youMayDeleteYourAccount =
  'You may delete your account whenever you like. We may end it when these terms are broken. Records that prove what happened, such as approvals and coin movements, are kept under a pseudonym.';
export const liabilityAndChanges = 'Liability and changes';
export const platformIsOfferedAsIt =
  'The platform is offered as it is, without promise that it is always available. Where the law does not allow us to limit liability, we do not. A new version of these terms has a new date, and you are asked before it applies to you.';
