import React from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import type {Props} from '@theme/Heading';
import './styles.module.css';

/** The theme's heading; its link says the heading's words once, not in a title as well. */
export default function Heading({as: As, id, ...props}: Props): React.ReactElement {
  const brokenLinks = useBrokenLinks();
  const anchorTargetClassName = useAnchorTargetClassName(id);
  // An h1 is the page: it does not stand in the table of contents.
  if (As === 'h1' || !id) return <As {...props} id={undefined} />;
  brokenLinks.collectAnchor(id);
  const label = translate(
    {id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}', description: 'Title for link to heading'},
    {heading: typeof props.children === 'string' ? props.children : id},
  );
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
