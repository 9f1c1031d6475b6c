/** Kept data that cannot be read back; the message names the file and the way out. */
export class UnreadableData extends Error {
  constructor(path: string, reason: unknown) {
    const why = reason instanceof Error ? reason.message : String(reason);
    super(
      `Cannot use the data in ${path}: ${why}. Mend or remove it, or start afresh with \`npm run reset\`.`,
    );
    this.name = 'UnreadableData';
  }
}
