import { termsVersion } from '#domain/terms-versions';
import { LegalText } from './legal-text';

export const TermsPage = () => (
  <LegalText
    title="Terms of Service"
    version={termsVersion}
    lead="These terms apply between you and the operator of this NovaLink platform. By creating an account, you accept this version. We keep a record of the version that you accepted and when."
    sections={[
      {
        heading: 'What NovaLink is',
        body: (
          <p>
            NovaLink is a platform for companies that make games, companies that run casino brands, and
            players. It is a demonstration platform without a gambling licence. All games use play coins.
          </p>
        ),
      },
      {
        heading: 'Play coins have no value',
        body: (
          <>
            <p>
              Play coins cannot be bought, sold, exchanged for money or goods, or transferred out of the
              platform. A balance does not give you any claim for payment.
            </p>
            <p>If you offer money, goods or services for play coins, we close your account.</p>
          </>
        ),
      },
      {
        heading: 'Who may have an account',
        body: (
          <p>
            You must be at least 18 years old, or older if your country requires it. The account is for you
            alone. Do not share its password, and tell us immediately if somebody else may know it. Each
            person can have only one account.
          </p>
        ),
      },
      {
        heading: 'Companies',
        body: (
          <>
            <p>
              A company joins by application. An admin reviews the application and approves it or requests
              changes with a reason. You confirm that your information is true and that you are authorised to
              represent the company.
            </p>
            <p>
              We may suspend an approved company if it breaks these terms, if its details are wrong, or to
              protect players. We always state the reason and keep a record of it.
            </p>
          </>
        ),
      },
      {
        heading: 'Games and their odds',
        body: (
          <p>
            The outcome of a round depends only on the game’s published math model and the seeds. Providers
            may only offer games whose math model they have submitted and whose rights they hold. Operators
            must not change how a game pays.
          </p>
        ),
      },
      {
        heading: 'Fair use',
        body: (
          <p>
            Do not attack the platform, automate play, exploit an error for your own benefit, or use names or
            artwork of others without permission. If you find a security problem, tell us before you tell
            others. We will not take action against security research in good faith.
          </p>
        ),
      },
      {
        heading: 'Responsible play',
        body: (
          <p>
            Even without money, play can take too much time. You can set limits and exclude yourself. Stricter
            limits and self-exclusion apply immediately, and every brand must respect them. Nobody may
            pressure you to continue playing.
          </p>
        ),
      },
      {
        heading: 'Ending your account',
        body: (
          <p>
            You can delete your account at any time. We may close it if you break these terms. Records that
            prove what happened, such as approvals and coin movements, are kept under a pseudonym.
          </p>
        ),
      },
      {
        heading: 'Liability and changes',
        body: (
          <p>
            The platform is provided as it is, and we do not guarantee that it is always available. We do not
            limit our liability where the law does not allow it. Each new version of these terms has a new
            date. We ask you to accept it before it applies to you.
          </p>
        ),
      },
    ]}
  />
);
