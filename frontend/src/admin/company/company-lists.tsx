import { EntityLine } from '../lists/entity-line';
import { List } from '../../parts/lists/list';
import { adminPaths } from '../../platform/page/entity-paths';
import { casinoStatuses, jurisdictions } from '../../platform/labels/casino-labels';
import { gameStatuses, gameTypes } from '../../platform/labels/game-labels';
import { EmptyState } from '../../ui/empty-state';
import { Panel } from '../../ui/page';
import { When } from '../../ui/when';
import { useCompanyCasinos, useCompanyGames } from './company-holdings';

interface OfCompanyProps {
  readonly companyId: string;
}

export const CompanyGames = ({ companyId }: OfCompanyProps) => (
  <Panel title="Games">
    <List
      label="Games"
      look="lines"
      list={useCompanyGames(companyId)}
      empty={<EmptyState title="No games yet">The provider has not created a game.</EmptyState>}
    >
      {({ id, title, status, type, updatedAt }) => (
        <EntityLine to={adminPaths.game(id)} name={title} status={gameStatuses[status]}>
          {gameTypes[type]} · changed <When at={updatedAt} />
        </EntityLine>
      )}
    </List>
  </Panel>
);

export const CompanyCasinos = ({ companyId }: OfCompanyProps) => (
  <Panel title="Casinos">
    <List
      label="Casinos"
      look="lines"
      list={useCompanyCasinos(companyId)}
      empty={<EmptyState title="No casinos yet">The operator has not created a casino.</EmptyState>}
    >
      {({ id, name, status, jurisdiction, updatedAt }) => (
        <EntityLine to={adminPaths.casino(id)} name={name} status={casinoStatuses[status]}>
          {jurisdictions[jurisdiction]} · changed <When at={updatedAt} />
        </EntityLine>
      )}
    </List>
  </Panel>
);
