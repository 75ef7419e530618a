export interface Messages {
  /** First sentence of the page, and its description. */
  readonly lead: string;
  /** To who has no JavaScript. */
  readonly noScript: string;
}

export const messages: Messages = {
  lead: 'Write contracts in Tolk or FunC, deploy several of them, send messages and watch the whole chain. Everything runs in your browser and nothing is sent anywhere.',
  noScript: 'The playground needs JavaScript: the compiler and the virtual machine run in your browser.',
};
