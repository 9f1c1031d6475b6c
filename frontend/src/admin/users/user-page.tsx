import { routes } from '#domain/routes';
import type { AuditAction } from '#domain/generated/types';
import { EntityFrame } from '../../parts/page/entity-frame';
import { EntityLine } from '../lists/entity-line';
import { HistoryList } from '../../parts/lists/history-list';
import { List } from '../../parts/lists/list';
import { adminPaths } from '../../platform/page/entity-paths';
import { usePathId } from '../../platform/page/use-path-id';
import { useSession } from '../../platform/platform';
import { auditTexts } from '../../platform/labels/audit-labels';
import { companyKindText, companyStatuses } from '../../platform/labels/company-labels';
import { EmptyState } from '../../ui/empty-state';
import { Panel } from '../../ui/page';
import { Tabs } from '../../ui/tabs';
import { When } from '../../ui/when';
import { groupsIn, groupNames } from './group-names';
import { useUser, useUserCompanies, useUserHistory } from './read-user';
import { UserMenu } from './user-menu';
import { Badge } from '../../ui/badge';
import type { User } from './user';

const breadcrumbs = [{ label: routes.ManageUsers.title, to: routes.ManageUsers.path }];

/** `/admin/Users/:sub`: one user with their groups, companies and history. */
export const AdminUserPage = () => {
  const sub = usePathId('sub');
  return (
    <EntityFrame
      key={sub}
      reading={useUser(sub)}
      kind={routes.AdminUser.title}
      titleOf={({ email }) => email}
      breadcrumbs={breadcrumbs}
      statusOf={(user) => (
        <>
          <UserBadges user={user} />
          <span>
            Signed up <When at={user.createdAt} />
          </span>
        </>
      )}
      actionsOf={(user) => <UserMenu user={user} />}
    >
      {() => (
        <Tabs
          label="User sections"
          tabs={[
            { id: 'companies', label: 'Companies', content: () => <Companies owner={sub} /> },
            { id: 'history', label: 'History', content: () => <History sub={sub} /> },
          ]}
        />
      )}
    </EntityFrame>
  );
};

const Companies = ({ owner }: { readonly owner: string }) => (
  <Panel title="Companies">
    <List
      label="Companies"
      look="lines"
      list={useUserCompanies(owner)}
      empty={<EmptyState title="No companies">This user has not created a company.</EmptyState>}
    >
      {({ id, name, kind, status, createdAt }) => (
        <EntityLine to={adminPaths.company(id)} name={name} status={companyStatuses[status]}>
          {companyKindText(kind)} · created <When at={createdAt} dayOnly />
        </EntityLine>
      )}
    </List>
  </Panel>
);

const groupEvents: Partial<Record<AuditAction, string>> = {
  GROUP_JOINED: 'Joined',
  GROUP_LEFT: 'Left',
};

const History = ({ sub }: { readonly sub: string }) => {
  const self = useSession()?.sub;
  return (
    <Panel title="History" lead="Every change of the user’s groups, newest first.">
      <HistoryList
        history={useUserHistory(sub)}
        whatOf={({ action, changes }) =>
          [groupEvents[action] ?? auditTexts[action], groupsIn(changes)].filter(Boolean).join(' ')
        }
        actorOf={({ actor }) => {
          if (actor === self) return 'you';
          if (actor === sub) return 'the user';
          return actor === 'system' ? 'NovaLink' : 'an admin';
        }}
      />
    </Panel>
  );
};

/** The groups of a user, and unusual states of the account. */
const UserBadges = ({ user }: { readonly user: User }) => (
  <>
    {user.groups.map((group) => (
      <Badge key={group} tone="news">
        {groupNames[group]}
      </Badge>
    ))}
    {user.groups.length === 0 && <Badge>No group</Badge>}
    {user.status !== 'CONFIRMED' && <Badge tone="warning">E-mail not confirmed</Badge>}
    {!user.enabled && <Badge tone="bad">Disabled</Badge>}
  </>
);
