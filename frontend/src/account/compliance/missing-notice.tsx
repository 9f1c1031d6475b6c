import { Notice } from '../../ui/notice';

/** Lists what is missing before the profile can be submitted. */
export const MissingNotice = ({ missing }: { readonly missing: readonly string[] }) =>
  missing.length === 0 ? (
    <Notice tone="good" title="Ready to submit">
      Save the profile, then submit it for review.
    </Notice>
  ) : (
    <Notice tone="warning" title="Missing information">
      <ul className="mt-1 list-disc gap-x-10 pl-5 sm:columns-2">
        {missing.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
    </Notice>
  );
