import type {Command} from './types.ts';

/** What both consoles of MyTonCtrl have, since `mypyconsole` adds it to each. */
export const consoleCommands: readonly Command[] = [
  {
    name: 'help',
    arguments: [],
    meaning: {en: 'Lists the available commands', 'zh-CN': '列出可用命令', ru: 'Перечисляет доступные команды'},
    group: 'console',
    line: 'mypyconsole/mypyconsole.py:39',
  },
  {
    name: 'clear',
    arguments: [],
    meaning: {en: 'Clears the screen', 'zh-CN': '清屏', ru: 'Очищает экран'},
    group: 'console',
    line: 'mypyconsole/mypyconsole.py:40',
  },
  {
    name: 'history',
    arguments: [],
    meaning: {en: 'Prints the last commands', 'zh-CN': '输出最近的命令', ru: 'Выводит последние команды'},
    group: 'console',
    line: 'mypyconsole/mypyconsole.py:41',
  },
  {
    name: 'exit',
    arguments: [],
    meaning: {en: 'Closes the console', 'zh-CN': '关闭控制台', ru: 'Закрывает консоль'},
    group: 'console',
    line: 'mypyconsole/mypyconsole.py:42',
  },
];
