/**
 * Thrown for a day whose entries, links or seals were changed. The day is not sealed until it is repaired.
 */
export class BrokenDay extends Error {
  override readonly name = 'BrokenDay';
  readonly day: string;
  readonly reason: string;

  constructor(brandId: string, day: string, reason: string) {
    super(`The day ${day} of brand ${brandId} cannot be sealed: ${reason}.`);
    this.day = day;
    this.reason = reason;
  }
}
