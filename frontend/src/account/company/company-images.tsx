import { StoredImage } from '../../parts/images/stored-image';
import type { OwnCompany } from '../../parts/companies/company-fields';

/** The images of the company, in order. */
export const CompanyImages = ({ company: { name, image } }: { readonly company: OwnCompany }) => {
  const keys = (image ?? []).filter((key) => key !== null);
  if (keys.length === 0) return null;
  return (
    <ul aria-label={`Images of ${name}`} className="flex gap-3 overflow-x-auto pb-1">
      {keys.map((key, index) => (
        <li key={key} className="shrink-0">
          <StoredImage
            imageKey={key}
            alt={`${name}, image ${index + 1}`}
            className="h-24 w-36 rounded-xl border border-line object-cover"
          />
        </li>
      ))}
    </ul>
  );
};
