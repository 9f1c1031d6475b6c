import type { RtpAlert } from '#domain/generated/types';

/** An alert as stored in the table, without its keys. */
export type AlertRow = RtpAlert & { readonly owner: string };
