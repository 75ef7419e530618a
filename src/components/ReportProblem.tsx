import React from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** A link to a new issue of the repository, prefilled with the page. Static. */
export default function ReportProblem({permalink, title}: {permalink: string; title: string}): React.ReactElement {
  const {siteConfig} = useDocusaurusContext();
  const query = new URLSearchParams({
    title: `Problem on "${title}"`,
    body: `${siteConfig.url}${permalink}`,
  });
  return (
    <a
      href={`${siteConfig.customFields?.repository as string}/issues/new?${query}`}
      rel="noopener noreferrer"
      className="theme-report-problem"
    >
      <Translate id="site.report" description="Link to a prefilled issue">
        Report a problem
      </Translate>
    </a>
  );
}
