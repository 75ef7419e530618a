import React from 'react';

/** Lines in a box of twenty. */
const LINES = {
  page: 'M17 6v12c0 .5-.2 1-1 1H4c-.7 0-1-.3-1-1V2c0-.6.4-1 1-1h8l5 5Zm-3 2h-2.5c-.5 0-.8-.3-.8-.9V4',
  heading: 'M7 3v14M13 3v14M3 7.5h14M3 12.5h14',
  recent: 'M10 5.5V10l3 2M10 18a8 8 0 1 0 0-16 8 8 0 0 0 0 16Z',
  star: 'M10 14.2 5 17l1-5.6-4-4 5.5-.7L10 1.8l2.5 4.9 5.6.8-4 4 .9 5.5Z',
  remove: 'm5 5 10 10M15 5 5 15',
  enter: 'M18 3v4c0 2-2 4-4 4H2m6 6-6-6 6-6',
} as const;

/** A small drawing of the modal's. It says nothing: name it where it stands. */
export default function Glyph({
  name,
  ...props
}: {name: keyof typeof LINES} & Omit<React.SVGProps<SVGSVGElement>, 'name'>): React.ReactElement {
  return (
    <svg
      width={20}
      height={20}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      <path d={LINES[name]} />
    </svg>
  );
}
