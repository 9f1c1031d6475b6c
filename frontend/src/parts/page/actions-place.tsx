/** The place of a page's actions until its data arrives. On a phone, most titles leave no space for them on their line. */
export const ActionsPlace = () => (
  <div aria-hidden className="h-11 max-sm:w-[min(20rem,calc(100vw-2rem))] lg:h-10" />
);
