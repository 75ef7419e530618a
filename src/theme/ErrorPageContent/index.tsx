import React, {useEffect, useRef} from 'react';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Error';

/**
 * The crash page inside the layout keeps the title of the page that crashed; as specified it is "Page Error".
 * A link leads away from it: the layout is that of the next page too, and would go on showing the crash of the last.
 */
export default function ErrorPageContentWrapper(props: Props): React.ReactElement {
  const {tryAgain} = props;
  const {pathname} = useLocation();
  const crashed = useRef(pathname);
  useEffect(() => {
    if (pathname !== crashed.current) tryAgain();
  }, [pathname, tryAgain]);
  return (
    <>
      <Head>
        <title>{translate({id: 'site.error.title', message: 'Page Error', description: 'Title of the crash page'})}</title>
      </Head>
      <ErrorPageContent {...props} />
    </>
  );
}
