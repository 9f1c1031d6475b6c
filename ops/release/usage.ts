export const usage = `npm run release                                publishes the site to the running local cloud
npm run release -- --redirect /old=/new        publishes it and redirects /old to /new
npm run release -- --stage dev                 publishes it to a deployed stage

  --redirect OLD=NEW     adds a redirect, or changes it; may be repeated
  --remove-redirect OLD  removes a redirect; may be repeated
  --stage NAME           a stage in AWS: dev or prod. Needs AWS credentials and AWS_REGION
  --folder DIR           publishes the built site in DIR instead of building it
  --help                 shows this help

Redirects of earlier releases are kept. Both parts of a redirect are paths of the site, such as /static/Terms. NEW may
have a query and a fragment; those of the visitor are kept if it has none. Paths match in any case. At most 3 redirects
in a row are followed.

The local cloud is the one at http://localhost:4000, or at PORT, or at AWS_ENDPOINT_URL. Its keys are in its data
folder (.novalink, or NOVALINK_DATA); for npm start -- --memory, set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY to
the values that it prints.

Exit codes: 0 published; 1 not published, or published and not shown; 2 an option is invalid.
`;
