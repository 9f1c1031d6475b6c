import { AwsError } from '#local/platform/aws-error';

/**
 * Tests messages by terms (Amazon CloudWatch Logs User Guide, "Filter pattern syntax", unstructured log events): all
 * terms without a sign occur, none with `-` does, and one with `?` does if there are no others. Throws
 * InvalidParameterException for other patterns.
 */
export function filterPattern(pattern: string): (message: string) => boolean {
  if (/^\s*[{[%]/.test(pattern))
    throw new AwsError(
      'InvalidParameterException',
      'Invalid filter pattern: the local cloud supports only patterns of terms, such as ERROR "time out" -test.',
    );
  const terms = [...pattern.matchAll(/([-?]?)(?:"((?:[^"\\]|\\.)*)"|(\S+))/g)].map(
    ([, sign = '', quoted, plain = '']) => ({ sign, text: quoted?.replaceAll(/\\(.)/g, '$1') ?? plain }),
  );
  const textsWith = (wanted: string) => terms.filter(({ sign }) => sign === wanted).map(({ text }) => text);
  const [required, excluded, optional] = [textsWith(''), textsWith('-'), textsWith('?')];
  return (message) => {
    const has = (text: string) => message.includes(text);
    if (excluded.some(has)) return false;
    return required.length > 0 || optional.length === 0 ? required.every(has) : optional.some(has);
  };
}
