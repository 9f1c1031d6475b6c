import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Brand } from '../../ui/brand';

interface AuthFrameProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly formId?: string;
  /** Content instead of the description of the product; above the card on a phone. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
  /** Links to other pages. */
  readonly after?: ReactNode;
}

/** The frame of the sign-in and sign-up pages: one card next to a description of the product. */
export const AuthFrame = ({ title, lead, formId, beside, children, after }: AuthFrameProps) => (
  <div className={`grid min-h-dvh grid-cols-1 ${beside === undefined ? wideCard : narrowCard}`}>
    {beside ?? <Product />}
    <div
      className={`flex flex-col px-4 py-6 sm:px-10 ${beside === undefined ? '' : 'lg:sticky lg:top-0 lg:h-dvh'}`}
    >
      <Link to="/" aria-label="NovaLink home page" className="self-start">
        <Brand />
      </Link>
      <div
        id={formId}
        tabIndex={formId === undefined ? undefined : -1}
        data-app="use"
        className="mx-auto my-auto w-full max-w-md py-8 outline-none"
      >
        <h1 className="text-2xl font-bold text-heading sm:text-3xl">{title}</h1>
        {lead !== undefined && <p className="mt-2 text-muted">{lead}</p>}
        <div className="mt-7">{children}</div>
        {after !== undefined && <div className="mt-7 border-t border-line pt-5 text-muted">{after}</div>}
      </div>
    </div>
  </div>
);

const wideCard = 'lg:grid-cols-[1fr_minmax(30rem,44rem)]';
const narrowCard = 'lg:grid-cols-[minmax(0,1fr)_28rem]';

const Product = () => (
  <aside className="hidden bg-primary p-14 text-on-primary lg:flex lg:flex-col lg:justify-between">
    <NightSky />
    <div className="max-w-lg">
      <p className="text-3xl leading-snug font-bold tracking-tight">
        Outcomes depend only on the math model and the seeds.
      </p>
      <p className="mt-4 text-lg opacity-80">Anyone can verify every round.</p>
    </div>
  </aside>
);

const NightSky = () => (
  <svg viewBox="0 0 480 320" aria-hidden className="w-full max-w-xl opacity-90">
    <path
      d="M40 260 130 120l80 70 90-130 70 90 80-110"
      fill="none"
      stroke="currentColor"
      strokeOpacity="0.5"
      strokeWidth="2"
      strokeDasharray="2 7"
      strokeLinecap="round"
    />
    <g fill="currentColor">
      <circle cx="130" cy="120" r="5" />
      <circle cx="210" cy="190" r="4" />
      <circle cx="370" cy="150" r="5" />
    </g>
    <circle cx="40" cy="260" r="8" fill="#6f9bff" />
    <circle cx="300" cy="60" r="11" className="fill-button" />
    <circle cx="450" cy="40" r="7" fill="#6f9bff" />
  </svg>
);
