import { policyVersion } from '#domain/terms-versions';
import { Link } from 'react-router-dom';
import { LegalText } from './legal-text';
import * as messages from './messages';

export const PolicyPage = () => (
  <LegalText
    title={messages.privacyPolicy}
    version={policyVersion}
    lead={messages.weKeepWhatPlatformNeeds}
    sections={[
      {
        heading: messages.whatWeKeepAndWhy,
        body: (
          <ul className="grid list-disc gap-2 pl-6">
            <li>{messages.yourEmailAddressAndProtected}</li>
            <li>{messages.whichVersionOfTermsAnd}</li>
            <li>{messages.yourGroupsAndYourCompanys}</li>
            <li>{messages.recordOfDecisionsApprovalsSuspensions}</li>
            <li>{messages.whatYouWriteToCustomer}</li>
            <li>{messages.technicalLogsWithoutEmailAddresses}</li>
          </ul>
        ),
      },
      {
        heading: messages.onYourDevice,
        body: <p>{messages.yourSessionAndYourChoice}</p>,
      },
      {
        heading: messages.whoCanSeeIt,
        body: <p>{messages.youAndAdminsWhoLook}</p>,
      },
      {
        heading: messages.howLong,
        body: (
          <div className="grid gap-4">
            <p>{messages.weKeepYourAccountsData}</p>
            <ul className="grid list-disc gap-2 pl-6">
              <li>{messages.yourEmailAddressPasswordGroups}</li>
              <li>{messages.yourSupportRequestsAreRemoved}</li>
              <li>{messages.yourNameInBrandIs}</li>
              <li>{messages.yourImagesAndUnusedDocuments}</li>
              <li>{messages.gameRoundsCoinMovementsTest}</li>
              <li>{messages.yourCompaniesCloseTheirDetails}</li>
              <li>{messages.ifYouExcludedYourselfFrom}</li>
            </ul>
          </div>
        ),
      },
      {
        heading: messages.yourRights,
        body: (
          <p>
            {messages.youMaySeeCorrectExport(
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
        heading: messages.children,
        body: <p>{messages.platformIsNotForPeople}</p>,
      },
      {
        heading: messages.changes,
        body: <p>{messages.newVersionOfThisPolicy}</p>,
      },
    ]}
  />
);
