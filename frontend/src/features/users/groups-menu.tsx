import type { UserGroup } from '#domain/generated/types';
import { groupPrecedence } from '#domain/user-groups';
import { DropDown, DropDownItem } from '../../ui/drop-down';
import { groupNames } from './group-names';

const allGroups = (Object.keys(groupPrecedence) as UserGroup[]).sort(
  (one, other) => groupPrecedence[one] - groupPrecedence[other],
);

interface GroupsMenuProps {
  /** The user's groups. */
  readonly groups: readonly UserGroup[];
  readonly onChoose: (kind: 'add' | 'remove', group: UserGroup) => void;
}

/** One item for each group: joins it or leaves it. */
export const GroupsMenu = ({ groups, onChoose }: GroupsMenuProps) => (
  <DropDown face="Manage groups" edge="left" className="border border-edge bg-surface font-semibold">
    <ul aria-label="Groups">
      {allGroups.map((group) => {
        const kind = groups.includes(group) ? 'remove' : 'add';
        return (
          <li key={group}>
            <DropDownItem onClick={() => onChoose(kind, group)}>
              {kind === 'add' ? 'Add to' : 'Remove from'} {groupNames[group]}…
            </DropDownItem>
          </li>
        );
      })}
    </ul>
  </DropDown>
);
