import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import { embedOriginsMeta } from '#domain/embed-origins-meta';
import type { EmbedOrigins } from '#lambda/stores/brands/embed-origins';

interface Needs {
  readonly page: () => Promise<string>;
  readonly embedOrigins: EmbedOrigins;
  /** The content security policy of the site's pages without `frame-ancestors`. */
  readonly pagePolicy: string;
}

/**
 * The page that shows launched games of a brand. Only the origins that the casino allows can embed it. It is equal for all
 * players, and names the origins for its scripts: the secret of a session is in the fragment, which browsers do not send.
 */
export const showLaunchPage =
  ({ page, embedOrigins, pagePolicy }: Needs) =>
  async ({
    pathParameters,
  }: Pick<APIGatewayProxyEvent, 'pathParameters'>): Promise<APIGatewayProxyResult> => {
    const [html, origins] = await Promise.all([page(), embedOrigins(pathParameters?.brandId ?? '')]);
    const ancestors = origins.length === 0 ? "'none'" : origins.join(' ');
    return {
      statusCode: 200,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': `${pagePolicy}; frame-ancestors ${ancestors}`,
        // Only CloudFront keeps it, so that many launches cause one invocation each minute.
        'Cache-Control': 'public, max-age=0, s-maxage=60',
      },
      body: html.replace(
        '<head>',
        `<head><meta name="${embedOriginsMeta}" content="${origins.join(' ')}" />`,
      ),
    };
  };
