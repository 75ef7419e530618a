import React from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import type {Props} from '@theme/Heading';
import './styles.module.css';

/** The theme's heading; its link does not repeat the heading's words. */
export default function Heading({as: As, id, ...props}: Props): React.ReactElement {
  const brokenLinks = useBrokenLinks();
  const anchorTargetClassName = useAnchorTargetClassName(id);
  // An h1 is the page: it does not stand in the table of contents.
  if (As === 'h1' || !id) return <As {...props} id={undefined} />;
  brokenLinks.collectAnchor(id);
  // The heading around it says to what: its words once more in each link would be heard, and loaded, twice.
  const label = translate({id: 'site.heading.link', message: 'Link to this section', description: 'Name of the link in a heading'});
  return (
    <As {...props} className={clsx('anchor', anchorTargetClassName, props.className)} id={id}>
      {props.children}
      {/* A plain link: the router has no part in a fragment. The sign # comes from the stylesheet. */}
      <a className="hash-link" href={`#${id}`} aria-label={label}>
        &#8203;
      </a>
    </As>
  );
}
