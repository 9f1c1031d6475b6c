import { useParams } from 'react-router-dom';
import type { RouteParameter } from '#domain/route-parameters';

const usersIds: ReadonlySet<RouteParameter> = new Set(['sub', 'userId']);

/** The id in the URL in its stored form: ids of users in lower case, all others in upper case. */
export const usePathId = (parameter: RouteParameter): string => {
  const given = useParams()[parameter] ?? '';
  return usersIds.has(parameter) ? given.toLowerCase() : given.toUpperCase();
};
