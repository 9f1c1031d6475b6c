import { useParams } from 'react-router-dom';
import type { RouteParameter } from '#domain/route-parameters';

/** The id of the address in upper case, as ids are stored. */
export const usePathId = (parameter: RouteParameter): string => (useParams()[parameter] ?? '').toUpperCase();
