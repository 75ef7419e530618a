// region screens
import {backButton, hapticFeedback, mainButton} from '@tma.js/sdk';

/** Call it after init(). Returns the function that leaves the screen. */
export function showDetails(close: () => void, order: () => void): () => void {
  backButton.mount.ifAvailable();
  mainButton.mount.ifAvailable();
  const offBack = backButton.onClick(close);
  const offMain = mainButton.onClick(() => {
    hapticFeedback.impactOccurred.ifAvailable('light');
    order();
  });
  backButton.show.ifAvailable();
  mainButton.setParams.ifAvailable({text: 'Order', isVisible: true});
  // Remove the handlers when the user leaves the screen; otherwise they accumulate.
  return () => {
    offBack();
    offMain();
    backButton.hide.ifAvailable();
    mainButton.setParams.ifAvailable({isVisible: false});
  };
}
// endregion
// region closing
import {closingBehavior, swipeBehavior} from '@tma.js/sdk';

export function protectInput(unsaved: boolean): void {
  swipeBehavior.mount.ifAvailable();
  swipeBehavior.disableVertical.ifAvailable();
  closingBehavior.mount.ifAvailable();
  if (unsaved) closingBehavior.enableConfirmation.ifAvailable();
  else closingBehavior.disableConfirmation.ifAvailable();
}
// endregion
