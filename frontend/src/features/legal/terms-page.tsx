import { termsVersion } from '#domain/terms-versions';
import { LegalText } from './legal-text';

export const TermsPage = () => (
  <LegalText
    title="Terms of Service"
    version={termsVersion}
    lead="These terms apply between you and the operator of this NovaLink platform. By creating an account you accept this version; we keep a record of which version you accepted and when."
    sections={[
      {
        heading: 'What NovaLink is',
        body: (
          <p>
            NovaLink brings together companies that make games, companies that run brands, and people who
            play. It is a demonstration platform without a gambling licence. Every game is played with play
            coins.
          </p>
        ),
      },
      {
        heading: 'Play coins have no value',
        body: (
          <>
            <p>
              Play coins cannot be bought, sold, exchanged for money or goods, or moved out of the platform. A
              balance is no claim against anybody.
            </p>
            <p>Offering money, goods or services for play coins ends your account.</p>
          </>
        ),
      },
      {
        heading: 'Who may have an account',
        body: (
          <p>
            You must be at least 18 years old, or older where your country asks for it. The account is yours
            alone: keep its password to yourself and tell us at once if somebody else may know it. One person,
            one account.
          </p>
        ),
      },
      {
        heading: 'Companies',
        body: (
          <>
            <p>
              A company joins by application. An admin looks at it and approves it, or sends it back with the
              reason. You confirm that what you tell us is true and that you may speak for the company.
            </p>
            <p>
              An approved company may be suspended when it breaks these terms, when its details turn out to be
              wrong, or to protect people who play. The reason is always stated, and kept on record.
            </p>
          </>
        ),
      },
      {
        heading: 'Games and their odds',
        body: (
          <p>
            The outcome of a round depends on the game’s published mathematics and the seed, on nothing else.
            Providers may only offer games whose mathematics they have submitted and whose rights they hold.
            Operators may not change how a game pays.
          </p>
        ),
      },
      {
        heading: 'Fair use',
        body: (
          <p>
            Do not attack the platform, automate play, exploit a fault for yourself, or use other people’s
            names or art without the right to. If you find a weakness, tell us before you tell others; we will
            not act against honest research.
          </p>
        ),
      },
      {
        heading: 'Responsible play',
        body: (
          <p>
            Even without money, play can take too much time. Limits and self-exclusion work at once and are
            honoured by every brand. Nobody may press you to play on.
          </p>
        ),
      },
      {
        heading: 'Ending it',
        body: (
          <p>
            You may delete your account whenever you like. We may end it when these terms are broken. Records
            that prove what happened, such as approvals and coin movements, are kept under a pseudonym.
          </p>
        ),
      },
      {
        heading: 'Liability and changes',
        body: (
          <p>
            The platform is offered as it is, without promise that it is always available. Where the law does
            not allow us to limit liability, we do not. A new version of these terms has a new date, and you
            are asked before it applies to you.
          </p>
        ),
      },
    ]}
  />
);
