import React from 'react';
import {translate} from '@docusaurus/Translate';

/** Which keys do what, and who answers where that is not this site. */
export default function Footer({isHosted}: {isHosted: boolean}): React.ReactElement {
  const keys = [
    {
      does: translate({id: 'theme.SearchModal.footer.selectText', message: 'Select'}),
      keys: [['↵', translate({id: 'theme.SearchModal.footer.selectKeyAriaLabel', message: 'Enter key'})]],
    },
    {
      does: translate({id: 'theme.SearchModal.footer.navigateText', message: 'Navigate'}),
      keys: [
        ['↓', translate({id: 'theme.SearchModal.footer.navigateDownKeyAriaLabel', message: 'Arrow down'})],
        ['↑', translate({id: 'theme.SearchModal.footer.navigateUpKeyAriaLabel', message: 'Arrow up'})],
      ],
    },
    {
      does: translate({id: 'theme.SearchModal.footer.closeText', message: 'Close'}),
      keys: [['Esc', translate({id: 'theme.SearchModal.footer.closeKeyAriaLabel', message: 'Escape key'})]],
    },
  ] as const;
  return (
    <footer className="DocSearch-Footer">
      {isHosted && (
        <div className="DocSearch-Logo">
          <a href="https://www.algolia.com/ref/docsearch/" target="_blank" rel="noopener noreferrer">
            {translate({id: 'theme.SearchModal.footer.searchByText', message: 'Powered by'})} <strong>Algolia</strong>
          </a>
        </div>
      )}
      <ul className="DocSearch-Commands">
        {keys.map(({does, keys: list}) => (
          <li key={does}>
            {list.map(([sign, name]) => (
              <kbd key={sign} className="DocSearch-Commands-Key" role="img" aria-label={name}>
                {sign}
              </kbd>
            ))}
            <span className="DocSearch-Label">{does}</span>
          </li>
        ))}
      </ul>
    </footer>
  );
}
