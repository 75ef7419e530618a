import React from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {IconName} from '@site/site/icons';

export interface Props extends Omit<React.SVGProps<SVGSVGElement>, 'name'> {
  readonly name: IconName;
}

/** A drawing of `site/icons`, from the one file that holds them all. It says nothing: name it where it stands. Static. */
export default function Icon({name, width = 24, height = width, ...props}: Props): React.ReactElement {
  return (
    <svg width={width} height={height} aria-hidden="true" {...props}>
      <use href={`${useBaseUrl('/img/icons.svg')}#${name}`} />
    </svg>
  );
}
