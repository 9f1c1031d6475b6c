import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { limits } from '#domain/limits';
import { type RouteName, routes } from '#domain/routes';

interface CommonQuestion {
  readonly question: string;
  readonly answer: ReactNode;
}

const PageLink = ({ to, children }: { readonly to: RouteName; readonly children: string }) => (
  <Link to={routes[to].path} className="font-medium text-secondary underline underline-offset-4">
    {children}
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
    heading: 'Account and sign-in',
    questions: [
      {
        question: 'Why is my password not accepted?',
        answer: (
          <p>
            A new password needs at least {password.shortest} characters, with a lowercase letter, an
            uppercase letter, a number and a symbol.
          </p>
        ),
      },
      {
        question: 'I did not get a verification code.',
        answer: (
          <p>
            Codes are sent by e-mail. Look in the spam folder, check that the address is spelled correctly,
            and request a new code on the page where you enter it.
          </p>
        ),
      },
      {
        question: 'I forgot my password.',
        answer: (
          <p>
            Choose “Forgot your password?” on the <PageLink to="login">sign-in page</PageLink>. You receive a
            code by e-mail. Use it to set a new password.
          </p>
        ),
      },
      {
        question: 'How do I export or delete my data?',
        answer: (
          <p>
            Both are on <PageLink to="Account">My Account</PageLink>. While your application is pending, they
            are on the page of the application. Deleting the account cannot be undone.
          </p>
        ),
      },
    ],
  },
  {
    heading: 'Companies',
    questions: [
      {
        question: 'Why do I only see “Your application” after I sign in?',
        answer: (
          <p>
            New users do not belong to a group. Enter your company as a game provider or a casino operator and
            submit it. After an admin has approved it, the page continues automatically. You do not need to
            sign in again.
          </p>
        ),
      },
      {
        question: 'An admin requested changes. What do I do?',
        answer: (
          <p>
            The note of the admin is shown with your application. Make the requested changes and submit it
            again.
          </p>
        ),
      },
      {
        question: 'Which images can I upload?',
        answer: (
          <p>
            PNG, JPEG, WebP and AVIF files of up to {megabytes(upload.imageBytes)}. A company shows up to{' '}
            {company.images} images. Every file is checked after the upload. Until then it is marked
            “checking”.
          </p>
        ),
      },
    ],
  },
  {
    heading: 'Games and casinos',
    questions: [
      {
        question: 'How does a game go live?',
        answer: (
          <p>
            Its math model passes a run in the Test Lab of up to {testRun.rounds.largest.toLocaleString('en')}{' '}
            rounds. You submit the version, an admin reviews it, and you publish it. Your company needs a
            valid compliance profile for that.
          </p>
        ),
      },
      {
        question: 'What do I need to open a casino?',
        answer: (
          <p>
            An approved operator company. A casino that is not a demo also needs a licence and a valid
            compliance profile. Once an admin has approved the casino, you add brands to it, with games and
            coins.
          </p>
        ),
      },
    ],
  },
  {
    heading: 'Playing',
    questions: [
      {
        question: 'Can I buy coins or exchange them for money?',
        answer: <p>No. Coins have no value. They cannot be bought, exchanged for money or redeemed.</p>,
      },
      {
        question: 'Can I try a game without an account?',
        answer: (
          <p>
            Yes. Open a game on the <PageLink to="Home">home page</PageLink> and play with practice coins. You
            must be 18 or older.
          </p>
        ),
      },
      {
        question: 'How do I know that a game is fair?',
        answer: (
          <p>
            Every game shows its exact RTP, calculated from its{' '}
            <PageLink to="Math Model">math model</PageLink>. The seeds determine each round, and you see the
            hash of the server seed before you play. After the round, your browser can verify the outcome.
          </p>
        ),
      },
      {
        question: 'Why can’t I play faster?',
        answer: (
          <p>
            A round takes at least {demo.spinCycleMilliseconds / 1000} seconds. There is no autoplay and no
            turbo mode, so that you stay in control.
          </p>
        ),
      },
      {
        question: 'How do I set limits, take a break or exclude myself?',
        answer: (
          <p>
            On your account page in the brand. Stricter limits apply immediately, looser ones after{' '}
            {loosenHours} hours. You can also take a break of {breakDays.smallest} to {breakDays.largest} days
            or exclude yourself for at least {exclusionMonths.smallest} months; nobody can end either early.
          </p>
        ),
      },
    ],
  },
];
