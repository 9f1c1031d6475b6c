/**
 * Whether a file passes the filters: all files except excluded ones, unless they are included again. AWS CLI Command
 * Reference, "s3": Use of Exclude and Include Filters.
 */
export function chosenBy(exclude: readonly string[], include: readonly string[]): (name: string) => boolean {
  const out = exclude.map(pattern);
  const back = include.map(pattern);
  return (name) => back.some((each) => each.test(name)) || !out.some((each) => each.test(name));
}

function pattern(glob: string): RegExp {
  const source = glob
    .replace(/[\\^$.+(){}|]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.')
    .replaceAll('[!', '[^');
  return new RegExp(`^${source}$`, 's');
}
