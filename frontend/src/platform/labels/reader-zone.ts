/** The time zone of the reader's device, such as `Europe/Berlin`. */
export const readerZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
