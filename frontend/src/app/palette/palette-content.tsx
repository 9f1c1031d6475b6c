import { Search, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { limits } from '#domain/limits';
import { useSession } from '../../platform/platform';
import { type Command, type CommandGroup, matching, typedWords } from './command';
import { entityCommand, entityGroups, type FoundEntity } from './entity-commands';
import { OptionsList } from './options-list';
import { recentItems, rememberItem } from './recent';
import { SearchState } from './search-state';
import { useActiveOption } from './use-active-option';
import { type Found, useFound } from './use-found';

export interface PaletteContentProps {
  readonly pages: readonly Command[];
  readonly actions: readonly Command[];
  readonly onClose: () => void;
}

/** A combobox that lists pages, actions, recently opened items, and search results. */
export const PaletteContent = ({ pages, actions, onClose }: PaletteContentProps) => {
  const [text, setText] = useState('');
  const listId = useId();
  const navigate = useNavigate();
  const sub = useSession()?.sub ?? '';
  const found = useFound(text);
  const groups = useShownGroups(text, { pages, actions }, found);
  const options = groups.flatMap(({ commands }) => commands);
  const idOf = (command: Command) => `${listId}-${command.id.replaceAll(/[^\w-]/g, '-')}`;
  const choose = (command: Command) => {
    const item = itemOf(command);
    if (item) rememberItem(sub, item);
    onClose();
    if (typeof command.does === 'string') void navigate(command.does);
    else command.does();
  };
  const { active, activate, onKeyDown } = useActiveOption(options, idOf, choose);

  return (
    <div className="flex max-h-[inherit] flex-col">
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Search aria-hidden className="size-5 shrink-0 text-muted" />
        <input
          role="combobox"
          aria-label="Search or run a command"
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-activedescendant={active && idOf(active)}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={limits.search.text}
          placeholder="Search names, IDs and pages"
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKeyDown}
          className="min-h-14 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-muted"
        />
        <button
          type="button"
          onClick={onClose}
          className="-mr-2 grid size-11 shrink-0 place-items-center rounded-lg text-muted hover:text-text sm:mr-0 sm:size-auto sm:rounded-md sm:border sm:border-line sm:px-2 sm:py-1"
        >
          <X aria-hidden className="size-5 sm:hidden" />
          <span aria-hidden className="hidden text-xs sm:inline">
            Esc
          </span>
          <span className="sr-only">Close</span>
        </button>
      </div>
      <OptionsList
        id={listId}
        groups={groups}
        active={active}
        idOf={idOf}
        onPoint={activate}
        onChoose={choose}
      />
      <SearchState found={found} text={text} results={options.length} />
    </div>
  );

  function itemOf({ id }: Command) {
    if (pages.some((page) => page.id === id)) return { page: id };
    const entity = [...found.entities, ...recentEntities(sub)].find((one) => `${one.kind} ${one.id}` === id);
    if (!entity) return undefined;
    const { status: _status, ...kept } = entity;
    return { entity: kept };
  }
};

const recentEntities = (sub: string): readonly FoundEntity[] =>
  recentItems(sub).flatMap((item) => ('entity' in item ? [item.entity] : []));

type Known = Pick<PaletteContentProps, 'pages' | 'actions'>;

/** The groups for a text; without a text, recently opened items come first. */
function useShownGroups(text: string, { pages, actions }: Known, found: Found): readonly CommandGroup[] {
  const session = useSession();
  const groups = session?.groups ?? [];
  const labels = typedWords(text);
  const recent = () =>
    recentItems(session?.sub ?? '').flatMap(
      (item) =>
        ('page' in item ? pages.find(({ id }) => id === item.page) : entityCommand(item.entity, groups)) ??
        [],
    );
  const isRecent = (command: Command) => recent().some(({ id }) => id === command.id);
  const shown =
    labels.length === 0
      ? [
          { title: 'Recent', commands: recent() },
          { title: 'Pages', commands: pages.filter((page) => !isRecent(page)) },
          { title: 'Actions', commands: actions },
        ]
      : [
          { title: 'Pages', commands: matching(pages, labels) },
          { title: 'Actions', commands: matching(actions, labels) },
          ...entityGroups(found.entities, groups),
        ];
  return shown.filter(({ commands }) => commands.length > 0);
}
