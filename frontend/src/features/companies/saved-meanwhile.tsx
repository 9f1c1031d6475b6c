import { imageName } from '../../parts/images/image-name';
import { Button } from '../../ui/button';
import { Facts } from '../../ui/facts';
import { Notice } from '../../ui/notice';
import type { CompanyValues } from './company-values';

interface SavedMeanwhileProps {
  readonly theirs: CompanyValues;
  readonly mine: CompanyValues;
  /** Gives up what was typed here. */
  readonly onTake: () => void;
}

const labels = {
  name: 'Company name',
  description: 'What the company does',
  terms: 'Trading terms',
  image: 'Images',
  address: 'Address',
  address2: 'Address, second line',
  city: 'City',
  province: 'Province or state',
  country: 'Country',
  postal: 'Postal code',
  phone: 'Phone',
  website: 'Website',
} as const satisfies Record<Exclude<keyof CompanyValues, 'kind'>, string>;

/** Where what somebody else saved differs from what is typed here. */
export const SavedMeanwhile = ({ theirs, mine, onTake }: SavedMeanwhileProps) => {
  const fields = Object.keys(labels) as (keyof typeof labels)[];
  const different = fields.filter((field) => textOf(theirs, field) !== textOf(mine, field));
  return (
    <Notice tone="warning" title="Saved by somebody else meanwhile">
      {different.length === 0 ? (
        <p>It is the same as what you have here.</p>
      ) : (
        <>
          <p className="mb-3">Saving again keeps what you typed in place of this:</p>
          <Facts rows={different.map((field) => [labels[field], textOf(theirs, field)] as const)} />
        </>
      )}
      <Button look="quiet" className="mt-4" onClick={onTake}>
        Use what was saved
      </Button>
    </Notice>
  );
};

const textOf = (values: CompanyValues, field: keyof typeof labels): string =>
  field === 'image' ? values.image.map(imageName).join('\n') : values[field];
