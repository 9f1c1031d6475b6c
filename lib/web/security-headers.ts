import { Duration } from 'aws-cdk-lib/core';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  type ResponseHeadersPolicyProps,
} from 'aws-cdk-lib/aws-cloudfront';

const twoYears = Duration.days(730);
const features = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];
const permissions = features.map((feature) => `${feature}=()`).join(', ');

/** Where a page may load from and send to; `connect` are origins besides the site's own. */
export const contentSecurityPolicy = (connect: readonly string[]) =>
  [
    "default-src 'self'",
    // The toasts and the theme set styles from script.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    ["connect-src 'self'", ...connect].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

export const securityHeadersPolicy = (csp: string): ResponseHeadersPolicyProps => ({
  comment: 'What browsers may do with NovaLink',
  securityHeadersBehavior: {
    contentSecurityPolicy: { contentSecurityPolicy: csp, override: true },
    contentTypeOptions: { override: true },
    frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
    referrerPolicy: {
      referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
      override: true,
    },
    strictTransportSecurity: {
      accessControlMaxAge: twoYears,
      includeSubdomains: true,
      override: true,
    },
  },
  customHeadersBehavior: {
    customHeaders: [{ header: 'Permissions-Policy', value: permissions, override: true }],
  },
});

/** The same headers, for a response that no policy touches. */
export const securityHeaders = (csp: string) => ({
  'Content-Security-Policy': csp,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
  'Strict-Transport-Security': `max-age=${twoYears.toSeconds()}; includeSubDomains`,
  'Permissions-Policy': permissions,
});
