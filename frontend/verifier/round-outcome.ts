import { type CheckedItem, checkRoundProof, type RoundProof } from '@novalink/engine/proof';
import { coinsOf } from '#domain/wallet/amounts';
import { element, facts } from './elements';

/** Verifies a round and shows each value of the proof next to the calculated value. */
export const roundOutcome = (proof: RoundProof): Node[] => {
  const amountText = (minorUnits: bigint) => coinsOf(minorUnits, proof.decimals);
  const { items, holds } = checkRoundProof(proof, amountText);
  const coins = (amount: string) => `${amountText(BigInt(amount))} ${proof.coinName}`;
  return [
    element('h2', '', 'Round'),
    element(
      'p',
      holds ? 'good' : 'bad',
      holds ? 'Verified: all values match.' : 'Not verified: some values do not match.',
    ),
    facts([
      ['Game', proof.gameTitle],
      ['Version', proof.semver],
      ['Provider', proof.companyName],
      ['Casino brand', proof.brandName],
      ['Played', proof.at],
      ['Bet', coins(proof.bet)],
      ['Win', coins(proof.win)],
      ['Server seed', proof.serverSeed],
      ['Player’s seed', proof.clientSeed],
      ['Nonce', `${proof.nonce}`],
    ]),
    element('ul', '', ...items.map(itemRow)),
  ];
};

const itemRow = ({ what, reported, found, equal }: CheckedItem): Node =>
  element(
    'li',
    '',
    element('p', equal ? 'good' : 'bad', `${what}: ${equal ? 'equal' : 'different'}`),
    element('p', 'muted', 'In the file ', element('code', '', reported)),
    element('p', 'muted', 'Calculated ', element('code', '', found)),
  );
