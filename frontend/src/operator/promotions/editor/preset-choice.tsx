import { Link } from 'react-router-dom';
import { promotionTypes } from '../../../parts/promotions/promotion-labels';
import { isPresetType, presetLabels } from './preset-labels';
import { newPromotionPath } from '../promotion-paths';

/** The presets that a promotion can start from, each as a link to its form. */
export const PresetChoice = ({ brandId }: { readonly brandId: string }) => (
  <ul aria-label="Presets" className="grid grid-cols-1 gap-4 sm:grid-cols-2">
    {Object.keys(presetLabels)
      .filter(isPresetType)
      .map((type) => (
        <li key={type} className="grid">
          <Link
            to={newPromotionPath(brandId, type)}
            className="rounded-xl border border-line bg-surface p-4 hover:border-edge hover:bg-sunken sm:p-5"
          >
            <span className="block font-semibold text-heading">{promotionTypes[type]}</span>
            <span className="mt-1 block text-muted">{presetLabels[type]}</span>
          </Link>
        </li>
      ))}
  </ul>
);
