import { EntityLine } from '../../parts/lists/entity-line';
import { List } from '../../parts/lists/list';
import { adminPaths } from '../../platform/page/entity-paths';
import { casinoStatuses, jurisdictions } from '../../platform/labels/casino-labels';
import { gameStatuses, gameTypes } from '../../platform/labels/game-labels';
import { EmptyState } from '../../ui/empty-state';
import { Panel } from '../../ui/page';
import { When } from '../../ui/when';
import { useCompanyCasinos, useCompanyGames } from './company-holdings';
import * as messages from './messages';

interface OfCompanyProps {
  readonly companyId: string;
}

export const CompanyGames = ({ companyId }: OfCompanyProps) => (
  <Panel title={messages.games}>
    <List
      label={messages.games}
      look="lines"
      list={useCompanyGames(companyId)}
      empty={<EmptyState title={messages.noGamesYet}>{messages.providerHasNotCreatedGame}</EmptyState>}
    >
      {({ id, title, status, type, updatedAt }) => (
        <EntityLine to={adminPaths.game(id)} name={title} status={gameStatuses[status]}>
          {messages.gameTypeChanged(gameTypes[type], <When at={updatedAt} />)}
        </EntityLine>
      )}
    </List>
  </Panel>
);

export const CompanyCasinos = ({ companyId }: OfCompanyProps) => (
  <Panel title={messages.casinos}>
    <List
      label={messages.casinos}
      look="lines"
      list={useCompanyCasinos(companyId)}
      empty={<EmptyState title={messages.noCasinosYet}>{messages.operatorHasNotCreatedCasino}</EmptyState>}
    >
      {({ id, name, status, jurisdiction, updatedAt }) => (
        <EntityLine to={adminPaths.casino(id)} name={name} status={casinoStatuses[status]}>
          {messages.jurisdictionChanged(jurisdictions[jurisdiction], <When at={updatedAt} />)}
        </EntityLine>
      )}
    </List>
  </Panel>
);
