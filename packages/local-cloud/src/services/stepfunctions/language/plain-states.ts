import { literal, optional, strictObject, string, unknown } from 'valibot';
import { inert } from '#local/template/inert';
import { payloadTemplate } from './payload-template';
import { filters, placing, transition } from './state-fields';

export const pass = strictObject({
  Type: literal('Pass'),
  ...filters,
  ...placing,
  ...transition,
  Parameters: optional(payloadTemplate),
  Result: optional(unknown()),
});

export const succeed = strictObject({ Type: literal('Succeed'), ...filters });

export const fail = strictObject({
  Type: literal('Fail'),
  Comment: inert('descriptive only'),
  Error: optional(string()),
  Cause: optional(string()),
});
