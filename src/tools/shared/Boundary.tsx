import React from 'react';
import {translate} from '@docusaurus/Translate';

interface Props {
  readonly children: React.ReactNode;
}

interface State {
  readonly error: Error | undefined;
}

/** A tool that crashes says so and leaves the page alone; Retry shows it anew. */
export default class Boundary extends React.Component<Props, State> {
  override state: State = {error: undefined};

  static getDerivedStateFromError(error: Error): State {
    return {error};
  }

  override render(): React.ReactNode {
    const {error} = this.state;
    if (!error) return this.props.children;
    return (
      <div role="alert">
        <p>
          {translate({id: 'tool.crashed', message: 'The tool has crashed.', description: 'An error inside a tool'})}{' '}
          <code>{error.message}</code>
        </p>
        <button type="button" className="button button--primary button--sm" onClick={() => this.setState({error: undefined})}>
          {translate({id: 'tool.retry', message: 'Retry', description: 'Button: load a tool again, or show it again after a failure'})}
        </button>
      </div>
    );
  }
}
