// region start
import {backButton, init, miniApp, retrieveRawInitData, themeParams} from '@tma.js/sdk';

export function start(goBack: () => void): string | undefined {
  init();
  themeParams.mount();
  themeParams.bindCssVars(); // --tg-theme-bg-color and the others
  backButton.mount.ifAvailable();
  backButton.onClick.ifAvailable(goBack);
  miniApp.ready.ifAvailable();
  return retrieveRawInitData(); // for the header "Authorization: tma …"
}
// endregion
