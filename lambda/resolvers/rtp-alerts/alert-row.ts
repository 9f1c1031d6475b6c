import type { RtpAlert } from '#domain/generated/types';

/** An alert as the table holds it, without its keys. */
export type AlertRow = RtpAlert & { readonly owner: string };
