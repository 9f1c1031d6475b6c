/** Stored data that cannot be read. The message contains the file. */
export class UnreadableData extends Error {
  constructor(path: string, reason: unknown) {
    const why = reason instanceof Error ? reason.message : String(reason);
    super(`Cannot use the data in ${path}: ${why}.`);
    this.name = 'UnreadableData';
  }
}
