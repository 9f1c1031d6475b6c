import { casinoFields } from '#domain/casinos/casino-fields';
import { formInputOf } from '#domain/fields/form-input';
import { type FormValues, formValuesOf } from '#domain/fields/form-values';
import type { CreateCasinoInput, UpdateCasinoInput } from '#domain/generated/types';
import type { OwnedCasino } from '../../parts/casinos/owned-casino';

/** The form values of a casino: figures as text, countries separated by commas. */
export type CasinoValues = FormValues<typeof casinoFields>;

export const valuesOfCasino = (casino: OwnedCasino | null): CasinoValues =>
  formValuesOf(casinoFields, casino);

/** A demo has no licence, so a licence that was typed earlier is not sent. */
const licenceOf = (values: CasinoValues): CasinoValues =>
  values.jurisdiction === 'DEMO'
    ? { ...values, licenceNumber: '', licenceUrl: '', licenceExpires: '' }
    : values;

/** The addresses of another wallet are not sent for a casino of the ledger. */
const walletOf = (values: CasinoValues): CasinoValues =>
  values.walletMode === 'SEAMLESS' ? values : { ...values, walletUrl: '', embedOrigins: '' };

const sentOf = (values: CasinoValues): CasinoValues => walletOf(licenceOf(values));

export const createCasinoInput = (values: CasinoValues, companyId: string): CreateCasinoInput => ({
  companyId,
  ...formInputOf<CreateCasinoInput>()(casinoFields, sentOf(values), 'create'),
});

/** The reviewed fields (jurisdiction, licence and wallet) can be changed only before the review. */
export const updateCasinoInput = (
  values: CasinoValues,
  { id, version, status }: Pick<OwnedCasino, 'id' | 'version' | 'status'>,
): UpdateCasinoInput => {
  const said = formInputOf<UpdateCasinoInput>()(casinoFields, sentOf(values), 'update');
  const { jurisdiction, licenceNumber, licenceUrl, licenceExpires, ...others } = said;
  const { walletMode, walletUrl, walletProtocol, ...lasting } = others;
  return { id, expectedVersion: version, ...(status === 'DRAFT' ? said : lasting) };
};
