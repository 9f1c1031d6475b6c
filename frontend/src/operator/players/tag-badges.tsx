interface TagBadgesProps {
  readonly tags: readonly string[];
}

/** Tags of a player, in a line. */
export const TagBadges = ({ tags }: TagBadgesProps) => (
  <span className="inline-flex flex-wrap gap-1 align-middle">
    {tags.map((tag) => (
      <span key={tag} className="rounded-md border border-line bg-sunken px-1.5 text-xs leading-5 text-muted">
        {tag}
      </span>
    ))}
  </span>
);
