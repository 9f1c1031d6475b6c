import { element } from '#local/platform/aws-answers';
import { contentsOf, nested, textsOf } from '#local/platform/xml';
import { malformedXml, s3Error } from '../protocol/s3-error';

export type Tags = Readonly<Record<string, string>>;

/** Parses the header `x-amz-tagging`, which has the format of a query. Throws InvalidTag or InvalidArgument. */
export const tagsOfHeader = (header: string | undefined): Tags =>
  checked([...new URLSearchParams(header ?? '')], 'InvalidArgument');

/** Parses the body of PutObjectTagging. Throws MalformedXML or InvalidTag. */
export function tagsOfXml(xml: string): Tags {
  if (!xml.includes('<TagSet')) throw malformedXml();
  const pairs = contentsOf(xml, 'Tag').map((tag): [string, string] => {
    const [key] = textsOf(tag, 'Key');
    const [value] = textsOf(tag, 'Value');
    if (key === undefined || value === undefined) throw malformedXml();
    return [key, value];
  });
  return checked(pairs, 'InvalidTag');
}

export const tagSet = (tags: Tags) =>
  nested(
    'TagSet',
    ...Object.entries(tags).map(([key, value]) =>
      nested('Tag', element('Key', key), element('Value', value)),
    ),
  );

/** Amazon S3 User Guide, "Categorizing your objects using tags". */
function checked(pairs: readonly (readonly [key: string, value: string])[], code: string): Tags {
  const tags = Object.fromEntries(pairs);
  if (Object.keys(tags).length !== pairs.length)
    throw s3Error(code, 'Cannot provide multiple Tags with the same key');
  if (pairs.length > 10) throw s3Error('BadRequest', 'Object tags cannot be greater than 10');
  for (const [key, value] of pairs) {
    if (key === '' || key.length > 128 || key.startsWith('aws:') || !allowed.test(key))
      throw s3Error('InvalidTag', 'The TagKey you have provided is invalid');
    if (value.length > 256 || !allowed.test(value))
      throw s3Error('InvalidTag', 'The TagValue you have provided is invalid');
  }
  return tags;
}

const allowed = /^[\p{L}\p{Z}\p{N}_.:/=+\-@]*$/u;

/** The condition keys of the tags in a request. */
export const requestTagContext = (tags: Tags): Record<string, string | readonly string[]> => ({
  ...prefixed('s3:RequestObjectTag/', tags),
  ...(Object.keys(tags).length > 0 && { 's3:RequestObjectTagKeys': Object.keys(tags) }),
});

/** The condition keys of the tags of an object. */
export const existingTagContext = (tags: Tags) => prefixed('s3:ExistingObjectTag/', tags);

const prefixed = (prefix: string, tags: Tags) =>
  Object.fromEntries(Object.entries(tags).map(([key, value]) => [prefix + key, value]));
