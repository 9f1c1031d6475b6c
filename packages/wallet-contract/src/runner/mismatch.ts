/** What a wallet did differs from the contract. */
export class Mismatch extends Error {
  override readonly name = 'Mismatch';
}
