import { object, optional, parseJson, pipe, record, safeParse, string } from 'valibot';
import type { RouteRules } from '#domain/redirects';
import type { SiteBucket } from '#tools/release/site-bucket';

/** Only releases write it: `cdk deploy` replaces `builds/latest.json` and knows no rules. */
export const routeRulesKey = 'builds/route-rules.json';

const rules = pipe(string(), parseJson(), record(string(), object({ redirect: optional(string()) })));

/** The route rules of the release before; none before the first. Throws for a file that holds something else. */
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
