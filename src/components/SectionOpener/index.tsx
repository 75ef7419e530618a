import React from 'react';
import type {PageFrontMatter} from '../page-front-matter';

export interface Props extends Pick<PageFrontMatter, 'opener'> {
  readonly lang?: string;
  readonly children: React.ReactNode;
}

/**
 * The text of a page, and where it opens a section, beside its title the section's cell tree. The build makes the
 * paths (`plugins/section-openers`). The drawing says nothing; its styles are in
 * `src/css/cell-tree.css`. Static.
 */
export default function SectionOpener({opener, lang, children}: Props): React.ReactElement {
  return (
    <div lang={lang} data-opener={opener && ''}>
      {opener && (
        <svg viewBox="0 0 152 64" aria-hidden="true">
          {opener.map((path) => (
            <path key={path} d={path} />
          ))}
        </svg>
      )}
      {children}
    </div>
  );
}
