import { termsVersion } from '#domain/terms-versions';
import { LegalText } from './legal-text';
import * as messages from './messages';

export const TermsPage = () => (
  <LegalText
    title={messages.termsTitle}
    version={termsVersion}
    lead={messages.termsLead}
    sections={[
      {
        heading: messages.aboutNovaLinkTitle,
        body: <p>{messages.aboutNovaLinkText}</p>,
      },
      {
        heading: messages.playCoinsTitle,
        body: (
          <>
            <p>{messages.playCoinsText}</p>
            <p>{messages.coinTradeText}</p>
          </>
        ),
      },
      {
        heading: messages.accountsTitle,
        body: <p>{messages.accountsText}</p>,
      },
      {
        heading: messages.companiesTitle,
        body: (
          <>
            <p>{messages.companyApplicationText}</p>
            <p>{messages.companySuspensionText}</p>
          </>
        ),
      },
      {
        heading: messages.oddsTitle,
        body: <p>{messages.oddsText}</p>,
      },
      {
        heading: messages.fairUseTitle,
        body: <p>{messages.fairUseText}</p>,
      },
      {
        heading: messages.responsiblePlayTitle,
        body: <p>{messages.responsiblePlayText}</p>,
      },
      {
        heading: messages.terminationTitle,
        body: <p>{messages.terminationText}</p>,
      },
      {
        heading: messages.liabilityTitle,
        body: <p>{messages.liabilityText}</p>,
      },
    ]}
  />
);
