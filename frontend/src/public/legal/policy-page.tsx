import { policyVersion } from '#domain/terms-versions';
import { Link } from 'react-router-dom';
import { LegalText } from './legal-text';
import * as messages from './messages';

export const PolicyPage = () => (
  <LegalText
    title={messages.policyTitle}
    version={policyVersion}
    lead={messages.policyLead}
    sections={[
      {
        heading: messages.storedDataTitle,
        body: (
          <ul className="grid list-disc gap-2 pl-6">
            <li>{messages.storedSignInData}</li>
            <li>{messages.storedAcceptances}</li>
            <li>{messages.storedGroupsAndCompany}</li>
            <li>{messages.storedDecisions}</li>
            <li>{messages.storedSupportRequests}</li>
            <li>{messages.storedLogs}</li>
          </ul>
        ),
      },
      {
        heading: messages.deviceStorageTitle,
        body: <p>{messages.deviceStorageText}</p>,
      },
      {
        heading: messages.dataAccessTitle,
        body: <p>{messages.dataAccessText}</p>,
      },
      {
        heading: messages.retentionTitle,
        body: (
          <div className="grid gap-4">
            <p>{messages.retentionText}</p>
            <ul className="grid list-disc gap-2 pl-6">
              <li>{messages.deletedAccountData}</li>
              <li>{messages.deletedSupportRequests}</li>
              <li>{messages.replacedPlayerName}</li>
              <li>{messages.deletedFiles}</li>
              <li>{messages.keptRecords}</li>
              <li>{messages.keptCompanyDetails}</li>
              <li>{messages.keptExclusions}</li>
            </ul>
          </div>
        ),
      },
      {
        heading: messages.userRightsTitle,
        body: (
          <p>
            {messages.userRightsText(
              (text) => (
                <Link to="/Account" className="underline">
                  {text}
                </Link>
              ),
              (text) => (
                <Link to="/static/Support?topic=PRIVACY#contact" className="underline">
                  {text}
                </Link>
              ),
            )}
          </p>
        ),
      },
      {
        heading: messages.childrenTitle,
        body: <p>{messages.childrenText}</p>,
      },
      {
        heading: messages.policyChangesTitle,
        body: <p>{messages.policyChangesText}</p>,
      },
    ]}
  />
);
