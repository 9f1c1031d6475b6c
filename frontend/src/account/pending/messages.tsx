import type { ReactNode } from 'react';

export const yourDraftIsSaved = 'Your draft is saved.';
export const whatDoesYourCompanyDo = 'What does your company do?';
export const companyType = (strong: ReactNode) => <>Company type {strong}.</>;
export const submitAgain = 'Submit again';
export const submitForReview = 'Submit for review';
export const saveForLater = 'Save for later';
export const inReview = 'In review';
export const weReceivedYourApplication = 'We received your application';
export const sinceSubmittedAt = (submittedAt: ReactNode) => <>since {submittedAt}</>;
export const youCanCloseThisPage = (submittedAt: ReactNode) => (
  <>{submittedAt}. You can close this page. We review the oldest applications first.</>
);
export const approved = 'Approved';
export const welcomeWeArePreparingYour =
  'Welcome! We are preparing your access. This page continues in a few seconds.';
export const apply = 'Apply';
export const thisIsYourDraftNobody = 'This is your draft. Nobody else sees it until you submit it.';
export const changesRequested = 'Changes requested';
export const makeRequestedChangesAndSubmit = 'Make the requested changes and submit the application again.';
export const appliedAs = 'Applied as';
export const youCreateAndCertifyGames = 'You create and certify games and offer them to operators.';
export const youRunCasinosAndBrands = 'You run casinos and brands and manage players.';
export const yourApplication = 'Your application';
export const tellUsAboutYourCompany =
  'Tell us about your company. An admin reviews every application. After the approval, this page continues automatically.';
export const acceptCurrentVersionsBeforeYou = 'Accept the current versions before you apply.';
export const questionsAboutYourApplicationContact = (link: (text: string) => ReactNode) => (
  <>Questions about your application? {link('Contact support')}</>
);
export const leaveWithoutApplying = 'Leave without applying';
export const youAreSignedInAs = (email: string) => `You are signed in as ${email}. Your saved draft is kept.`;
export const signOut = 'Sign out';
export const deleteAccount = 'Delete account';
export const deleteYourAccount = 'Delete your account?';
export const youCanNoLongerSign = (email: string) =>
  `You can no longer sign in as ${email}. This cannot be undone.`;
export const iWantToPlay = 'I want to play';
export const playAtCasinosWithCoins =
  'Play at casinos with coins that have no value. You don’t need a company. You can still apply as a company later.';
export const startPlaying = 'Start playing';
export const youCanPlay = 'You can play';
export const openCasinoByItsLink =
  'Open a casino with the link it gave you. You can also apply as a company.';
export const openMyAccount = 'Open my account';
export const continueToCasino = 'Continue';
export const status = 'Status';
export const submitted = 'Submitted';
export const website = 'Website';
