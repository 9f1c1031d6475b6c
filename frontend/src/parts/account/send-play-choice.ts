import { policyVersion, termsVersion } from '#domain/terms-versions';
import type { Api } from '../../platform/api/api';
import { operation } from '../../platform/api/operation';

const choosePlay = operation(/* GraphQL */ `
  mutation ChoosePlay($input: ChoosePlayInput!) {
    choosePlay(input: $input) {
      chosenAt
    }
  }
`);

/** Makes the user a casino user, who confirmed the legal age and accepted the terms that this build shows. */
export const sendPlayChoice = async (api: Api) =>
  (await api.send(choosePlay, { input: { ofAge: true, termsVersion, policyVersion } })).choosePlay;
