import { useId, useState } from 'react';
import type { UserGroup } from '#domain/generated/types';
import { Button } from '../../ui/button';
import { inputShape } from '../../ui/form/field-frame';
import { groupNames } from './group-names';

interface UserFiltersProps {
  readonly group: UserGroup | undefined;
  readonly emailPrefix: string;
  readonly onChange: (search: Record<string, string>) => void;
}

export const UserFilters = ({ group, emailPrefix, onChange }: UserFiltersProps) => {
  const groupField = useId();
  const emailField = useId();
  const [typed, setTyped] = useState(emailPrefix);
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
      <div className="min-w-48">
        <label htmlFor={groupField} className="mb-1.5 block text-sm font-medium">
          Group
        </label>
        <select
          id={groupField}
          value={group ?? ''}
          className={inputShape}
          onChange={(event) => {
            setTyped('');
            onChange(event.target.value === '' ? {} : { group: event.target.value });
          }}
        >
          <option value="">Everybody</option>
          {Object.entries(groupNames).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
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
