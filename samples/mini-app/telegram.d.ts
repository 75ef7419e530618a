/** The part of Telegram's script that this sample uses. */
interface Window {
  Telegram: {WebApp: {initData: string; ready(): void}};
}
