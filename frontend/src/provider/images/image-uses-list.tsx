import { Link } from 'react-router-dom';
import type { ImageUse } from './uses-in';

interface ImageUsesListProps {
  readonly uses: readonly ImageUse[];
}

/** The places that show an image, each with a link to its page. */
export const ImageUsesList = ({ uses }: ImageUsesListProps) => (
  <ul className="grid gap-1">
    {uses.map(({ key, label, to }, at) => (
      <li key={`${key} ${to} ${at}`}>
        <Link to={to} className="text-secondary underline underline-offset-4">
          {label}
        </Link>
      </li>
    ))}
  </ul>
);
