import React from 'react';
import Footer from '@theme-original/DocItem/Footer';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import ReportProblem from '@site/src/components/ReportProblem';

/** The page's footer with a way to say that something is wrong. */
export default function DocItemFooter(): React.ReactElement {
  const {metadata} = useDoc();
  return (
    <>
      <Footer />
      <p className="margin-top--sm">
        <ReportProblem permalink={metadata.permalink} title={metadata.title} />
      </p>
    </>
  );
}
