import * as v from 'valibot';
import type { PolicyDocument } from '#local/platform/principal';

const texts = v.union([v.string(), v.array(v.string())]);

const statement = v.strictObject({
  Sid: v.optional(v.string()),
  Effect: v.picklist(['Allow', 'Deny']),
  Action: v.optional(texts),
  NotAction: v.optional(texts),
  Resource: v.optional(texts),
  NotResource: v.optional(texts),
  Principal: v.optional(v.unknown()),
  Condition: v.optional(v.record(v.string(), v.record(v.string(), v.unknown()))),
});

/** A policy document as a property of any resource. */
export const policyDocument: v.GenericSchema<unknown, PolicyDocument> = v.strictObject({
  Version: v.optional(v.string()),
  Id: v.optional(v.string()),
  Statement: v.union([v.array(statement), statement]),
});
