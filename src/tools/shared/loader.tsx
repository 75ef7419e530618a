import React from 'react';
import type {Face, ToolLanguage} from './Tool';

/** What the face of a tool gets. */
export interface FaceProps<Messages> {
  readonly messages: Messages;
  readonly language: ToolLanguage;
}

/**
 * `load` of a tool (`Tool`): its face and its strings in one language, each a file of its own that comes on demand. The
 * imports are written by the tool, so that the bundler sees them.
 */
export function loader<Messages>(
  face: () => Promise<{readonly Face: React.ComponentType<FaceProps<Messages>>}>,
  strings: Readonly<Record<ToolLanguage, () => Promise<{readonly messages: Messages}>>>,
): (language: ToolLanguage) => Promise<Face> {
  return async (language) => {
    const [{Face}, {messages}] = await Promise.all([face(), strings[language]()]);
    return () => <Face messages={messages} language={language} />;
  };
}
