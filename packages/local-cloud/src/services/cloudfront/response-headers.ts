import { array, boolean, literal, number, optional, strictObject, string, type InferOutput } from 'valibot';
import type { HttpRequest, HttpResponse } from '#local/platform/http';
import { inert } from '#local/template/inert';

const names = optional(strictObject({ Items: array(string()) }));

/** ResponseHeadersPolicyConfig of AWS::CloudFront::ResponseHeadersPolicy. */
export const responseHeadersConfig = strictObject({
  Name: string(),
  Comment: inert('descriptive only'),
  CorsConfig: optional(
    strictObject({
      AccessControlAllowCredentials: boolean(),
      AccessControlAllowHeaders: strictObject({ Items: array(string()) }),
      AccessControlAllowMethods: strictObject({ Items: array(string()) }),
      AccessControlAllowOrigins: strictObject({ Items: array(string()) }),
      AccessControlExposeHeaders: names,
      AccessControlMaxAgeSec: optional(number()),
      OriginOverride: boolean(),
    }),
  ),
  CustomHeadersConfig: optional(
    strictObject({
      Items: array(strictObject({ Header: string(), Value: string(), Override: boolean() })),
    }),
  ),
  RemoveHeadersConfig: optional(strictObject({ Items: array(strictObject({ Header: string() })) })),
  SecurityHeadersConfig: optional(
    strictObject({
      ContentSecurityPolicy: optional(strictObject({ ContentSecurityPolicy: string(), Override: boolean() })),
      ContentTypeOptions: optional(strictObject({ Override: boolean() })),
      FrameOptions: optional(strictObject({ FrameOption: string(), Override: boolean() })),
      ReferrerPolicy: optional(strictObject({ ReferrerPolicy: string(), Override: boolean() })),
      StrictTransportSecurity: optional(
        strictObject({
          AccessControlMaxAgeSec: number(),
          IncludeSubdomains: optional(boolean(), false),
          Preload: optional(boolean(), false),
          Override: boolean(),
        }),
      ),
      XSSProtection: optional(
        strictObject({
          Protection: boolean(),
          ModeBlock: optional(boolean(), false),
          ReportUri: optional(string()),
          Override: boolean(),
        }),
      ),
    }),
    {},
  ),
  ServerTimingHeadersConfig: optional(strictObject({ Enabled: literal(false) })),
});

export type ResponseHeaders = InferOutput<typeof responseHeadersConfig>;

/** Applies the policy to the headers of the response. */
export function withPolicyHeaders(
  response: HttpResponse,
  policy: ResponseHeaders | undefined,
  request: HttpRequest,
): HttpResponse {
  if (policy === undefined) return response;
  const removed = policy.RemoveHeadersConfig?.Items.map(({ Header }) => Header.toLowerCase()) ?? [];
  const headers = Object.fromEntries(
    Object.entries(response.headers).filter(([name]) => !removed.includes(name)),
  );
  for (const [name, value, override] of [...stated(policy), ...corsHeaders(policy, request)]) {
    if (override || headers[name] === undefined) headers[name] = value;
  }
  return { ...response, headers };
}

type Stated = [name: string, value: string, override: boolean];

function stated({ SecurityHeadersConfig: security, CustomHeadersConfig: custom }: ResponseHeaders): Stated[] {
  const csp = security.ContentSecurityPolicy;
  const { ContentTypeOptions: type, FrameOptions: frame, ReferrerPolicy: referrer } = security;
  const { StrictTransportSecurity: hsts, XSSProtection: xss } = security;
  const headers: Stated[] = (custom?.Items ?? []).map(({ Header, Value, Override }) => [
    Header.toLowerCase(),
    Value,
    Override,
  ]);
  if (csp) headers.push(['content-security-policy', csp.ContentSecurityPolicy, csp.Override]);
  if (type) headers.push(['x-content-type-options', 'nosniff', type.Override]);
  if (frame) headers.push(['x-frame-options', frame.FrameOption, frame.Override]);
  if (referrer) headers.push(['referrer-policy', referrer.ReferrerPolicy, referrer.Override]);
  if (hsts) {
    const flags = `${hsts.IncludeSubdomains ? '; includeSubDomains' : ''}${hsts.Preload ? '; preload' : ''}`;
    headers.push([
      'strict-transport-security',
      `max-age=${hsts.AccessControlMaxAgeSec}${flags}`,
      hsts.Override,
    ]);
  }
  if (xss) {
    const report = xss.ReportUri === undefined ? '' : `; report=${xss.ReportUri}`;
    const value = xss.Protection ? `1${xss.ModeBlock ? '; mode=block' : ''}${report}` : '0';
    headers.push(['x-xss-protection', value, xss.Override]);
  }
  return headers;
}

function corsHeaders({ CorsConfig: cors }: ResponseHeaders, { headers, method }: HttpRequest): Stated[] {
  const { origin } = headers;
  if (cors === undefined || origin === undefined) return [];
  const origins = cors.AccessControlAllowOrigins.Items;
  if (!origins.some((each) => each === '*' || matches(each, origin))) return [];
  const all = origins.includes('*') && !cors.AccessControlAllowCredentials;
  const add = (name: string, value: string): Stated => [`access-control-${name}`, value, cors.OriginOverride];
  return [
    add('allow-origin', all ? '*' : origin),
    ...(cors.AccessControlAllowCredentials ? [add('allow-credentials', 'true')] : []),
    ...(cors.AccessControlExposeHeaders
      ? [add('expose-headers', list(cors.AccessControlExposeHeaders))]
      : []),
    ...(method === 'OPTIONS'
      ? [
          add('allow-methods', allowedMethods(cors.AccessControlAllowMethods.Items)),
          add('allow-headers', list(cors.AccessControlAllowHeaders)),
          add('max-age', String(cors.AccessControlMaxAgeSec ?? 5)),
        ]
      : []),
  ];
}

const list = ({ Items }: { Items: readonly string[] }) => Items.join(', ');
const everyMethod = ['GET', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'];
const allowedMethods = (methods: readonly string[]) =>
  (methods.includes('ALL') ? everyMethod : methods).join(', ');

function matches(pattern: string, origin: string): boolean {
  const source = pattern.replace(/[\\^$.+?(){}|[\]]/g, '\\$&').replaceAll('*', '[^/]*');
  return new RegExp(`^(?:https?://)?${source}$`).test(origin);
}
