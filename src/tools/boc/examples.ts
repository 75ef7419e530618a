/** Bags to try: the tree of the page, an internal message with a comment, and the tree with one byte wrong. */
export const EXAMPLES = {
  cells: {in: 'b5ee9c7201010301000f0002032ac002010101b8020006544f4e', as: ''},
  message: {
    in: 'te6cckEBAQEAagAAz2gAIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiMALETqZS1AkoWcZ9pE5Mo63WVlsOKJfWQKLFG/s3DYh3+RZaC8AAYMNQAAAHRqUogAAtVidwAAAAAAJDK2NjeWEConpxDAE+SE8A==',
    as: 'Message Body',
  },
  broken: {in: 'b5ee9c7201010301000f0002032ac002010101b8000006544f4e', as: ''},
} as const;
