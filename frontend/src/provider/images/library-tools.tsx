import { useId } from 'react';
import { inputShape } from '../../ui/form/field-frame';
import { SearchBox } from '../../ui/table/search-box';
import { imageSorts, type ImageSort, type LibraryView } from './library-images';

interface LibraryToolsProps {
  readonly view: LibraryView;
  readonly onChange: (view: LibraryView) => void;
  /** Whether the uses of images are known. */
  readonly knowsUses: boolean;
}

/** Search, filter and order of the image library. */
export const LibraryTools = ({ view, onChange, knowsUses }: LibraryToolsProps) => {
  const order = useId();
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SearchBox
        label="Search by file name"
        value={view.search}
        onSearch={(search) => onChange({ ...view, search })}
      />
      <div className="min-w-40">
        <label htmlFor={order} className="mb-1.5 block text-sm font-medium">
          Sort by
        </label>
        <select
          id={order}
          value={view.sort}
          className={inputShape}
          onChange={({ target }) => {
            const sort = sorts.find((known) => known === target.value);
            if (sort) onChange({ ...view, sort });
          }}
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {imageSorts[sort]}
            </option>
          ))}
        </select>
      </div>
      <label className="flex min-h-11 items-center gap-2 lg:min-h-10">
        <input
          type="checkbox"
          checked={view.unused}
          disabled={!knowsUses}
          onChange={({ target }) => onChange({ ...view, unused: target.checked })}
          className="size-5 accent-button"
        />
        Not used
      </label>
    </div>
  );
};

const sorts = Object.keys(imageSorts) as ImageSort[];
