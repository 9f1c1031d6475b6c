import { BrandMark } from '../src/ui/brand';
import { PageTitle, pageWidths } from '../src/ui/page';
import { Skeleton } from '../src/ui/skeleton';

/**
 * The default layout without its controls, hidden until `showLoadingFrame` adds the head of a page. It shows
 * nothing that depends on the user.
 */
export const LoadingFrame = () => (
  <div data-frame hidden className="group/frame flex min-h-dvh text-[0.9375rem]">
    <div
      aria-hidden
      className="sticky top-0 hidden h-dvh w-60 shrink-0 overflow-hidden border-r border-line bg-header group-data-collapsed/frame:w-14 lg:block"
    >
      <p className="flex h-14 items-center gap-2.5 border-b border-line px-3 font-bold tracking-tight text-heading">
        <BrandMark className="size-8 shrink-0" />
        <span className="group-data-collapsed/frame:opacity-0">NovaLink</span>
      </p>
    </div>
    <div className="min-w-0 flex-1">
      <div className="h-14 border-b border-line bg-header" />
      <main data-frame-page className="mx-auto w-full px-4 py-6 sm:px-8">
        <div className="mb-6 max-w-3xl">
          <PageTitle title="" lead="" />
        </div>
        <Skeleton rows={5} />
        {/* Only styles of elements in the document are inlined, so this element has the class of every page width. */}
        <div hidden className={Object.values(pageWidths).join(' ')} />
      </main>
    </div>
  </div>
);
