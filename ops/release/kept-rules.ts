import { object, optional, parseJson, pipe, record, safeParse, string } from 'valibot';
import type { RouteRules } from '#domain/redirects';
import type { SiteBucket } from '#ops/release/site-bucket';

/** Only releases write this file. `cdk deploy` replaces `builds/latest.json` and does not write rules. */
export const routeRulesKey = 'builds/route-rules.json';

const rules = pipe(string(), parseJson(), record(string(), object({ redirect: optional(string()) })));

/**
 * The route rules of the previous release; empty before the first one. Throws if the file has other content.
 */
export async function readKeptRules(bucket: Pick<SiteBucket, 'read'>): Promise<RouteRules> {
  const text = await bucket.read(routeRulesKey);
  if (text === undefined) return {};
  const read = safeParse(rules, text);
  if (!read.success)
    throw new Error(
      `${routeRulesKey} in the site's bucket does not contain route rules. Correct or delete it.`,
    );
  return read.output;
}
