import { Duration } from 'aws-cdk-lib/core';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  type ResponseHeadersPolicyProps,
} from 'aws-cdk-lib/aws-cloudfront';

const twoYears = Duration.days(730);
const features = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];
const permissions = features.map((feature) => `${feature}=()`).join(', ');

/** Origins other than the site's own: the APIs, and the buckets for files. */
interface OtherOrigins {
  readonly apis: readonly string[];
  readonly files: readonly string[];
  /** The documents, which are shown in a frame. */
  readonly documents: string;
}

/** The sources and targets that a page is allowed to use. */
export const contentSecurityPolicy = ({ apis, files, documents }: OtherOrigins) =>
  [
    "default-src 'self'",
    // Toasts and the theme set styles in scripts.
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...files].join(' '),
    ["connect-src 'self'", ...apis, ...files].join(' '),
    // In the local cloud, the bucket is on the site's own origin, whose pages forbid frames themselves.
    `frame-src 'self' ${documents}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

const strictTransportSecurity = {
  accessControlMaxAge: twoYears,
  includeSubdomains: true,
  override: true,
};

export const securityHeadersPolicy = (csp: string): ResponseHeadersPolicyProps => ({
  comment: 'Security headers of NovaLink',
  securityHeadersBehavior: {
    contentSecurityPolicy: { contentSecurityPolicy: csp, override: true },
    contentTypeOptions: { override: true },
    frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
    referrerPolicy: {
      referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
      override: true,
    },
    strictTransportSecurity,
  },
  customHeadersBehavior: {
    customHeaders: [{ header: 'Permissions-Policy', value: permissions, override: true }],
  },
});

/** An image that is opened as a page loads and runs nothing, and has an opaque origin. Other sites cannot embed it. */
export const imageHeadersPolicy: ResponseHeadersPolicyProps = {
  comment: 'Prevents uploaded images from running as pages',
  securityHeadersBehavior: {
    contentSecurityPolicy: { contentSecurityPolicy: "default-src 'none'; sandbox", override: true },
    contentTypeOptions: { override: true },
    strictTransportSecurity,
  },
  customHeadersBehavior: {
    customHeaders: [{ header: 'Cross-Origin-Resource-Policy', value: 'same-origin', override: true }],
  },
};
