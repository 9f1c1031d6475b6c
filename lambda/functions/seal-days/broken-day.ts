/** A day whose entries, links or seals are not what they were: it is not sealed until that is put right. */
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
