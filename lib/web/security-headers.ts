import { Duration } from 'aws-cdk-lib/core';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  type ResponseHeadersPolicyProps,
} from 'aws-cdk-lib/aws-cloudfront';

const twoYears = Duration.days(730);
const features = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];
const permissions = features.map((feature) => `${feature}=()`).join(', ');

/** What a page uses besides the site's own files: the APIs, the buckets for files, and an inline script. */
interface PolicySources {
  readonly apis: readonly string[];
  readonly files: readonly string[];
  /** The documents, which are shown in a frame. */
  readonly documents: string;
  /** SHA-256 of the inline scripts of the first paint, in Base64. */
  readonly scriptHashes: readonly string[];
}

/** The sources and targets that a page is allowed to use. No other page can embed it. */
export const contentSecurityPolicy = (sources: PolicySources) =>
  checkedLength(`${embeddablePolicy(sources)}; frame-ancestors 'none'`);

/** The same without `frame-ancestors`. */
export const embeddablePolicy = ({ apis, files, documents, scriptHashes }: PolicySources) =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)].join(' '),
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
  ].join('; ');

/** https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html */
const longestPolicy = 1783;
/**
 * The longest name of a bucket. The host of an API, which is also unknown during synthesis, can have 76 characters, but its
 * scheme, which is a token too, has at most 6.
 */
const longestName = 63;

/** CloudFront refuses a longer policy only during the deployment. */
function checkedLength(policy: string): string {
  const { length } = policy.replaceAll(/\$\{Token\[[^\]]*\]\}/g, 'x'.repeat(longestName));
  if (length > longestPolicy)
    throw new Error(
      `The content security policy has up to ${length} characters; CloudFront allows ${longestPolicy}.`,
    );
  return policy;
}

const strictTransportSecurity = {
  accessControlMaxAge: twoYears,
  includeSubdomains: true,
  override: true,
};

const customHeadersBehavior = {
  customHeaders: [{ header: 'Permissions-Policy', value: permissions, override: true }],
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
  customHeadersBehavior,
});

/**
 * For launched games. The function sends the policy of the page, which has the origins that may embed it; the one here is
 * for errors of API Gateway. X-Frame-Options has no list of origins.
 */
export const launchHeadersPolicy: ResponseHeadersPolicyProps = {
  comment: 'Security headers of launched games',
  securityHeadersBehavior: {
    contentSecurityPolicy: {
      contentSecurityPolicy: "default-src 'none'; frame-ancestors 'none'",
      override: false,
    },
    contentTypeOptions: { override: true },
    referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.NO_REFERRER, override: true },
    strictTransportSecurity,
  },
  customHeadersBehavior,
};

/**
 * For scripts, styles, fonts and JSON, which are not documents. The policy of pages is over one kilobyte, and a page
 * loads dozens of files. Workers have the policy of their own file: they can use the site's origin only.
 */
export const fileHeadersPolicy: ResponseHeadersPolicyProps = {
  comment: 'Security headers of files that are not pages',
  securityHeadersBehavior: {
    contentSecurityPolicy: {
      // The page for missing files has inline styles.
      contentSecurityPolicy: "default-src 'self'; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
      override: true,
    },
    contentTypeOptions: { override: true },
    strictTransportSecurity,
  },
};

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
