import type { SupportTopic } from '#domain/generated/types';
import { routes } from '#domain/routes';

/** A path of this site or an id, and no sentence that somebody could put into a link. */
const aboutForm = /^(?!.*(?:\/\/|\.\.))(?:\/[A-Za-z0-9/_.-]{0,99}|[A-Za-z0-9_-]{1,100})$/;

/** Whether the contact form may begin with it. */
export const isAbout = (text: string): boolean => aboutForm.test(text);

/** Of the contact form on the page of the support. */
export const contactAnchor = 'contact';

/** The address of the contact form; what cannot be prefilled is left out. */
export const supportAddress = (topic?: SupportTopic, about = ''): string => {
  const search = new URLSearchParams({
    ...(topic && { topic }),
    ...(isAbout(about) && { about }),
  }).toString();
  return `${routes.Support.path}${search && `?${search}`}#${contactAnchor}`;
};
