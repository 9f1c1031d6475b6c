import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { limits } from '#domain/limits';
import { type RouteName, routes } from '#domain/routes';
import * as messages from './messages';

interface CommonQuestion {
  readonly question: string;
  readonly answer: ReactNode;
}

const linkTo = (name: RouteName) => (text: string) => (
  <Link to={routes[name].path} className="font-medium text-secondary underline underline-offset-4">
    {text}
  </Link>
);

const { password, upload, demo, company, testRun, brandUser } = limits;
const { loosenHours, breakDays, exclusionMonths } = brandUser;
const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;

export const commonQuestions: readonly {
  readonly heading: string;
  readonly questions: readonly CommonQuestion[];
}[] = [
  {
    heading: messages.accountAndSignIn,
    questions: [
      {
        question: messages.whyIsMyPasswordNot,
        answer: <p>{messages.newPasswordNeedsAtLeast(password.shortest)}</p>,
      },
      {
        question: messages.iDidNotGetVerification,
        answer: <p>{messages.codesAreSentByEmail}</p>,
      },
      {
        question: messages.iForgotMyPassword,
        answer: <p>{messages.chooseForgotYourPasswordOn(linkTo('login'))}</p>,
      },
      {
        question: messages.howDoIExportOr,
        answer: <p>{messages.bothAreOnMyAccount(linkTo('Account'))}</p>,
      },
    ],
  },
  {
    heading: messages.companies,
    questions: [
      {
        question: messages.whyDoIOnlySee,
        answer: <p>{messages.newUsersDoNotBelong}</p>,
      },
      {
        question: messages.adminRequestedChangesWhatDo,
        answer: <p>{messages.noteOfAdminIsShown}</p>,
      },
      {
        question: messages.whichImagesCanIUpload,
        answer: <p>{messages.pngJpegWebPAnd(megabytes(upload.imageBytes), company.images)}</p>,
      },
    ],
  },
  {
    heading: messages.gamesAndCasinos,
    questions: [
      {
        question: messages.howDoesGameGoLive,
        answer: <p>{messages.itsMathModelPassesRun(testRun.rounds.largest.toLocaleString('en'))}</p>,
      },
      {
        question: messages.whatDoINeedTo,
        answer: <p>{messages.approvedOperatorCompanyCasinoThat}</p>,
      },
    ],
  },
  {
    heading: messages.playing,
    questions: [
      {
        question: messages.canIBuyCoinsOr,
        answer: <p>{messages.noCoinsHaveNoValue}</p>,
      },
      {
        question: messages.canITryGameWithout,
        answer: <p>{messages.yesOpenGameOnHome(linkTo('Home'))}</p>,
      },
      {
        question: messages.howDoIKnowThat,
        answer: <p>{messages.everyGameShowsItsExact(linkTo('Math Model'))}</p>,
      },
      {
        question: messages.whyCantIPlayFaster,
        answer: <p>{messages.roundTakesAtLeastSeconds(demo.spinCycleMilliseconds / 1000)}</p>,
      },
      {
        question: messages.howDoISetLimits,
        answer: <p>{messages.onYourAccountPageIn(loosenHours, breakDays, exclusionMonths)}</p>,
      },
    ],
  },
];
