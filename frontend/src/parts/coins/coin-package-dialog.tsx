import { saveCoinPackageRules } from '#domain/casinos/coin-rules';
import { formResolver } from '../../platform/forms/form-resolver';
import { sentenceFor } from '../../platform/api/error-sentences';
import { usePlatform } from '../../platform/platform';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Form } from '../../ui/form/form';
import { SubmitButton } from '../../ui/form/submit-button';
import { say } from '../../ui/toasts';
import { SavedMeanwhile } from '../editing/saved-meanwhile';
import { useEditing } from '../editing/use-editing';
import { type CoinBrand, readCoinBrand, saveCoinPackage } from './coin-brand';
import { CoinPackageFields } from './coin-package-fields';
import {
  type CoinPackageValues,
  packageLabels,
  packageTexts,
  savePackageInput,
  valuesOfPackage,
} from './coin-package-values';

interface CoinPackageDialogProps {
  readonly brand: CoinBrand;
  /** The id of the edited package; undefined for a new one. */
  readonly id: string | undefined;
  readonly onSaved: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Creates or edits a package. */
export const CoinPackageDialog = ({ brand, id, onSaved, onClose }: CoinPackageDialogProps) => {
  const { api } = usePlatform();
  const { form, base, theirs, takeTheirs, save } = useEditing<CoinBrand, CoinPackageValues>({
    opened: brand,
    valuesOf: ({ packages, coinTypes }) =>
      valuesOfPackage(
        packages.find((bundle) => bundle.id === id),
        coinTypes,
      ),
    resolver: (seen) => formResolver(saveCoinPackageRules, (values) => savePackageInput(values, seen, id)),
    stale: 'brand.stale',
    readAgain: async () => (await api.send(readCoinBrand, { id: brand.id })).getBrand,
  });

  const send = async (values: CoinPackageValues) => {
    await save(async (seen) => {
      const input = savePackageInput(values, seen, id);
      return (await api.send(saveCoinPackage, { input })).saveCoinPackage;
    });
    say.done(`${values.name.trim()} is saved.`);
    await onSaved();
    onClose();
  };

  return (
    <Dialog title={id === undefined ? 'New package' : 'Package'} look="wide" open onClose={onClose}>
      <Form form={form} onSubmit={send} failureText={sentenceFor}>
        <CoinPackageFields coinTypes={base.coinTypes} />
        {theirs && id !== undefined && (
          <SavedMeanwhile
            labels={packageLabels}
            theirs={packageTexts(theirs)}
            mine={packageTexts(form.getValues())}
            onTake={takeTheirs}
          />
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton>Save package</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
};
