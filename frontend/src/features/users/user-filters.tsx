import { useId, useState } from 'react';
import type { UserGroup } from '#domain/generated/types';
import { Button } from '../../ui/button';
import { FilterSelect } from '../../ui/filter-select';
import { inputShape } from '../../ui/form/field-frame';
import { groupNames } from './group-names';

interface UserFiltersProps {
  readonly group: UserGroup | undefined;
  readonly emailPrefix: string;
  readonly onChange: (search: Record<string, string>) => void;
}

const groups = Object.entries(groupNames) as [UserGroup, string][];

export const UserFilters = ({ group, emailPrefix, onChange }: UserFiltersProps) => {
  const emailField = useId();
  const [typed, setTyped] = useState(emailPrefix);
  const [shown, setShown] = useState(emailPrefix);
  // The address changed, be it by the browser's Back: the field follows.
  if (shown !== emailPrefix) {
    setShown(emailPrefix);
    setTyped(emailPrefix);
  }
  return (
    <form
      role="search"
      className="flex flex-wrap items-end gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = typed.trim().toLowerCase();
        onChange(wanted === '' ? {} : { email: wanted });
      }}
    >
      <FilterSelect
        label="Group"
        all="Everybody"
        options={groups}
        value={group}
        onChange={(chosen) => {
          setTyped('');
          onChange(chosen === undefined ? {} : { group: chosen });
        }}
      />
      <div className="min-w-56 grow">
        <label htmlFor={emailField} className="mb-1.5 block text-sm font-medium">
          E-mail starts with
        </label>
        <input
          id={emailField}
          type="search"
          value={typed}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className={inputShape}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <Button type="submit" look="quiet">
        Search
      </Button>
    </form>
  );
};
