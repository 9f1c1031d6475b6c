import type { SupportTopic } from '#domain/generated/types';
import { routes } from '#domain/routes';

/**
 * Accepts a path of this site or an id. Free text is rejected, because anyone could put any text into a link.
 */
const aboutForm = /^(?!.*(?:\/\/|\.\.))(?:\/[A-Za-z0-9/_.-]{0,99}|[A-Za-z0-9_-]{1,100})$/;

/** Whether the contact form may be prefilled with it. */
export const isAbout = (text: string): boolean => aboutForm.test(text);

/** The id of the contact form's section on the support page. */
export const contactAnchor = 'contact';

/** The URL of the contact form. Values that must not be prefilled are left out. */
export const supportAddress = (topic?: SupportTopic, about = ''): string => {
  const search = new URLSearchParams({
    ...(topic && { topic }),
    ...(isAbout(about) && { about }),
  }).toString();
  return `${routes.Support.path}${search && `?${search}`}#${contactAnchor}`;
};
