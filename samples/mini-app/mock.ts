// region mock
import {mockTelegramEnv} from '@tma.js/sdk';

export function imitateTelegram(): void {
  mockTelegramEnv({
    launchParams: {
      tgWebAppVersion: '8.0',
      tgWebAppPlatform: 'tdesktop',
      tgWebAppThemeParams: {bg_color: '#17212b', text_color: '#f5f5f5'},
      // No server accepts this: only Telegram can sign it.
      tgWebAppData: new URLSearchParams([
        ['auth_date', String(Math.floor(Date.now() / 1000))],
        ['hash', ''],
        ['signature', ''],
        ['user', JSON.stringify({id: 1, first_name: 'Ada'})],
      ]),
    },
  });
}
// endregion
