import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../ui/button';
import { FilterSelect } from '../../ui/filter-select';
import {
  type CatalogueFilter,
  featureOptions,
  rtpOptions,
  searchFor,
  typeOptions,
  volatilityOptions,
} from './catalogue-filter';

interface CatalogueFiltersProps {
  readonly filter: CatalogueFilter;
  readonly providers: readonly (readonly [id: string, name: string])[];
  readonly onChange: (filter: CatalogueFilter) => void;
}

export const CatalogueFilters = ({ filter, providers, onChange }: CatalogueFiltersProps) => {
  const fields = useId();
  // On a small screen, the games are above the filters.
  const [isOpen, setOpen] = useState(false);
  const narrowing = searchFor({ ...filter, text: '' }).length;
  // A provider in the URL may not be among the newest games.
  const { features, provider } = filter;
  const isListed = provider === undefined || providers.some(([id]) => id === provider);
  const allProviders = isListed ? providers : [...providers, [provider, 'Selected provider'] as const];
  return (
    <section aria-label="Filters" className="rounded-2xl border border-line bg-surface p-4 sm:p-5">
      <Button
        look="quiet"
        aria-expanded={isOpen}
        aria-controls={fields}
        onClick={() => setOpen(!isOpen)}
        className="w-full md:hidden"
      >
        <SlidersHorizontal aria-hidden className="size-5" />
        Filters{narrowing > 0 && ` (${narrowing})`}
      </Button>
      <div id={fields} className={`gap-4 max-md:mt-4 md:grid ${isOpen ? 'grid' : 'hidden'}`}>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] gap-4">
          <FilterSelect
            label="Type"
            all="All types"
            options={typeOptions}
            value={filter.type}
            onChange={(type) => onChange({ ...filter, type })}
          />
          <FilterSelect
            label="Volatility"
            all="All volatilities"
            options={volatilityOptions}
            value={filter.volatility}
            onChange={(volatility) => onChange({ ...filter, volatility })}
          />
          <FilterSelect
            label="RTP from"
            all="No lower limit"
            options={rtpOptions}
            value={filter.rtpFrom}
            onChange={(rtpFrom) => onChange({ ...filter, rtpFrom })}
          />
          <FilterSelect
            label="RTP to"
            all="No upper limit"
            options={rtpOptions}
            value={filter.rtpTo}
            onChange={(rtpTo) => onChange({ ...filter, rtpTo })}
          />
          <FilterSelect
            label="Provider"
            all="All providers"
            options={allProviders}
            value={filter.provider}
            onChange={(provider) => onChange({ ...filter, provider })}
          />
        </div>
        <fieldset>
          <legend className="mb-1.5 text-sm font-medium">Features (all required)</legend>
          <div className="flex flex-wrap gap-2">
            {featureOptions.map(([feature, name]) => (
              <label
                key={feature}
                className="flex min-h-11 items-center gap-2 rounded-full border border-edge bg-surface px-4 has-checked:border-secondary has-checked:bg-sunken"
              >
                <input
                  type="checkbox"
                  className="size-4 accent-button"
                  checked={features.includes(feature)}
                  onChange={({ target }) =>
                    onChange({
                      ...filter,
                      features: target.checked
                        ? [...features, feature]
                        : features.filter((each) => each !== feature),
                    })
                  }
                />
                {name}
              </label>
            ))}
          </div>
        </fieldset>
      </div>
    </section>
  );
};
