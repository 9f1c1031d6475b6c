/** A stored message. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly code: string | null;
  /** ISO 8601. */
  readonly at: string;
}
