import type { ReactNode } from 'react';

interface Range {
  readonly smallest: number;
  readonly largest: number;
}

export const accountAndSignIn = 'Account and sign-in';
export const whyIsMyPasswordNot = 'Why is my password not accepted?';
export const newPasswordNeedsAtLeast = (shortest: number) =>
  `A new password needs at least ${shortest} characters, with a lowercase letter, an uppercase letter, a number and a symbol.`;
export const iDidNotGetVerification = 'I did not get a verification code.';
export const codesAreSentByEmail =
  'Codes are sent by e-mail. Look in the spam folder, check that the address is spelled correctly, and request a new code on the page where you enter it.';
export const iForgotMyPassword = 'I forgot my password.';
export const chooseForgotYourPasswordOn = (link: (text: string) => ReactNode) => (
  <>
    Choose “Forgot your password?” on the {link('sign-in page')}. You receive a code by e-mail. Use it to set
    a new password.
  </>
);
export const howDoIExportOr = 'How do I export or delete my data?';
export const bothAreOnMyAccount = (link: (text: string) => ReactNode) => (
  <>
    Both are on {link('My Account')}. While your application is pending, they are on the page of the
    application. Deleting the account cannot be undone.
  </>
);
export const companies = 'Companies';
export const whyDoIOnlySee = 'Why do I only see “Your application” after I sign in?';
export const newUsersDoNotBelong =
  'New users do not belong to a group. Enter your company as a game provider or a casino operator and submit it. After an admin has approved it, the page continues automatically. You do not need to sign in again.';
export const adminRequestedChangesWhatDo = 'An admin requested changes. What do I do?';
export const noteOfAdminIsShown =
  'The note of the admin is shown with your application. Make the requested changes and submit it again.';
export const whichImagesCanIUpload = 'Which images can I upload?';
export const pngJpegWebPAnd = (megabytes: string, images: number) =>
  `PNG, JPEG, WebP and AVIF files of up to ${megabytes}. A company shows up to ${images} images. Every file is checked after the upload. Until then it is marked “checking”.`;
export const gamesAndCasinos = 'Games and casinos';
export const howDoesGameGoLive = 'How does a game go live?';
export const itsMathModelPassesRun = (largest: string) =>
  `Its math model passes a run in the Test Lab of up to ${largest} rounds. You submit the version, an admin reviews it, and you publish it. Your company needs a valid compliance profile for that.`;
export const whatDoINeedTo = 'What do I need to open a casino?';
export const approvedOperatorCompanyCasinoThat =
  'An approved operator company. A casino that is not a demo also needs a licence and a valid compliance profile. Once an admin has approved the casino, you add brands to it, with games and coins.';
export const playing = 'Playing';
export const canIBuyCoinsOr = 'Can I buy coins or exchange them for money?';
export const noCoinsHaveNoValue =
  'No. Coins have no value. They cannot be bought, exchanged for money or redeemed.';
export const canITryGameWithout = 'Can I try a game without an account?';
export const yesOpenGameOnHome = (link: (text: string) => ReactNode) => (
  <>Yes. Open a game on the {link('home page')} and play with practice coins. You must be 18 or older.</>
);
export const howDoIKnowThat = 'How do I know that a game is fair?';
export const everyGameShowsItsExact = (link: (text: string) => ReactNode) => (
  <>
    Every game shows its exact RTP, calculated from its {link('math model')}. The seeds determine each round,
    and you see the hash of the server seed before you play. After the round, your browser can verify the
    outcome.
  </>
);
export const whyCantIPlayFaster = 'Why can’t I play faster?';
export const roundTakesAtLeastSeconds = (spinCycleSeconds: number) =>
  `A round takes at least ${spinCycleSeconds} seconds. There is no autoplay and no turbo mode, so that you stay in control.`;
export const howDoISetLimits = 'How do I set limits, take a break or exclude myself?';
export const onYourAccountPageIn = (loosenHours: number, breakDays: Range, exclusionMonths: Range) =>
  `On your account page in the brand. Stricter limits apply immediately, looser ones after ${loosenHours} hours. You can also take a break of ${breakDays.smallest} to ${breakDays.largest} days or exclude yourself for at least ${exclusionMonths.smallest} months; nobody can end either early.`;

export const chooseTopic = 'Choose a topic';
export const weReceivedYourRequest = 'We received your request';
export const weWillSendAnswerTo = (sent: string) => `We will send the answer to ${sent}.`;
export const answerAppearsOnThisPage = 'The answer appears on this page and in your notifications.';
export const sendAnotherRequest = 'Send another request';
export const aboutAbout = (about: string) => `About ${about}`;
export const topic = 'Topic';
export const email = 'E-mail';
export const weSendAnswerToThis = 'We send the answer to this address and do not use it for anything else.';
export const subject = 'Subject';
export const message = 'Message';
export const doNotIncludePasswordsOr = 'Do not include passwords or codes. NovaLink never asks for them.';
export const youAreSignedInAs = (email: string) => `You are signed in as ${email}.`;
export const sendRequest = 'Send request';

export const contactUs = 'Contact us';
export const contactFormNeedsJavaScript = 'The contact form needs JavaScript.';

export const yourRequests = 'Your requests';
export const youHaveNotSentAny = 'You have not sent any requests yet.';
export const answerAt = (at: ReactNode) => <>Answer · {at}</>;

export const mostQuestionsAreAnsweredBelow = (link: (text: string) => ReactNode) => (
  <>Most questions are answered below. If yours is not, {link('contact us')}. You do not need an account.</>
);
export const seeAlsoTermsOfService = (
  termsOfServiceLink: (text: string) => ReactNode,
  privacyPolicyLink: (text: string) => ReactNode,
) => (
  <>
    See also the {termsOfServiceLink('Terms of Service')} and the {privacyPolicyLink('Privacy Policy')}.
  </>
);
