import { Badge } from '../../ui/badge';
import type { Command, CommandGroup } from './command';

interface OptionsListProps {
  readonly id: string;
  readonly groups: readonly CommandGroup[];
  readonly active: Command | undefined;
  readonly idOf: (command: Command) => string;
  readonly onPoint: (command: Command) => void;
  readonly onChoose: (command: Command) => void;
}

/** The list of a combobox. The focus stays in the input. */
export const OptionsList = ({ id, groups, ...options }: OptionsListProps) => (
  <div
    id={id}
    role="listbox"
    aria-label="Results"
    className={`min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 pb-2 ${groups.length > 0 ? '' : 'hidden'}`}
  >
    {groups.map((group) => (
      <OptionsGroup key={group.title} listId={id} group={group} {...options} />
    ))}
  </div>
);

const OptionsGroup = ({
  listId,
  group: { title, commands },
  active,
  idOf,
  onPoint,
  onChoose,
}: Omit<OptionsListProps, 'groups' | 'id'> & { readonly listId: string; readonly group: CommandGroup }) => {
  const headingId = `${listId} ${title}`.replaceAll(' ', '-');
  return (
    <div role="group" aria-labelledby={headingId}>
      <div id={headingId} className="px-3 pt-3 pb-1 text-xs font-semibold text-muted">
        {title}
      </div>
      {commands.map((command) => (
        <Option
          key={command.id}
          id={idOf(command)}
          command={command}
          isActive={command === active}
          onPoint={() => onPoint(command)}
          onChoose={() => onChoose(command)}
        />
      ))}
    </div>
  );
};

interface OptionProps {
  readonly id: string;
  readonly command: Command;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
}

const Option = ({ id, command, isActive, onPoint, onChoose }: OptionProps) => {
  const { label, detail, status, icon: Icon } = command;
  return (
    <button
      type="button"
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onPointerMove={isActive ? undefined : onPoint}
      // Keeps the focus in the input.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className="flex min-h-11 w-full items-center gap-3 rounded-lg px-3 py-1.5 text-left aria-selected:bg-sunken aria-selected:ring-1 aria-selected:ring-edge"
    >
      <Icon aria-hidden className="size-[1.125rem] shrink-0 text-muted" />
      <span className="min-w-0 flex-1 truncate">
        {label}
        {detail !== undefined && <span className="ml-2 text-sm text-muted">{detail}</span>}
      </span>
      {status && <Badge tone={status.tone}>{status.text}</Badge>}
    </button>
  );
};
