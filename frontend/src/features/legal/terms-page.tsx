import { termsVersion } from '#domain/terms-versions';
import { LegalText } from './legal-text';
import * as messages from './messages';

export const TermsPage = () => (
  <LegalText
    title={messages.termsOfService}
    version={termsVersion}
    lead={messages.theseTermsApplyBetweenYou}
    sections={[
      {
        heading: messages.whatNovaLinkIs,
        body: <p>{messages.novaLinkBringsTogetherCompanies}</p>,
      },
      {
        heading: messages.playCoinsHaveNoValue,
        body: (
          <>
            <p>{messages.playCoinsCannotBeBought}</p>
            <p>{messages.offeringMoneyGoodsOrServices}</p>
          </>
        ),
      },
      {
        heading: messages.whoMayHaveAccount,
        body: <p>{messages.youMustBeAtLeast}</p>,
      },
      {
        heading: messages.companies,
        body: (
          <>
            <p>{messages.companyJoinsByApplicationAdmin}</p>
            <p>{messages.approvedCompanyMayBeSuspended}</p>
          </>
        ),
      },
      {
        heading: messages.gamesAndTheirOdds,
        body: <p>{messages.outcomeOfRoundDependsOn}</p>,
      },
      {
        heading: messages.fairUse,
        body: <p>{messages.doNotAttackPlatformAutomate}</p>,
      },
      {
        heading: messages.responsiblePlay,
        body: <p>{messages.evenWithoutMoneyPlayCan}</p>,
      },
      {
        heading: messages.endingIt,
        body: <p>{messages.youMayDeleteYourAccount}</p>,
      },
      {
        heading: messages.liabilityAndChanges,
        body: <p>{messages.platformIsOfferedAsIt}</p>,
      },
    ]}
  />
);
