import type {Program} from './types.ts';

/** A server of the DHT alone, without a node: options of `dht-server`. */
export const dhtServer: Program = {
  name: 'dht-server',
  version: 'v2026.06',
  source: 'https://github.com/ton-blockchain/ton/blob/v2026.06',
  asOf: '2026-11-23',
  options: [
    {
      flags: ['-C', '--global-config'],
      argument: '<file>',
      meaning: {
        en: '[Global config](/v3/concepts/glossary#global-config) of the network',
        'zh-CN': '网络的[全局配置](/v3/concepts/glossary#global-config)',
        ru: '[Глобальная конфигурация](/v3/concepts/glossary#global-config) сети',
      },
      line: 'dht-server/dht-server.cpp:1159',
    },
    {
      flags: ['-c', '--local-config'],
      argument: '<file>',
      meaning: {
        en: 'Configuration from which a new `config.json` is created',
        'zh-CN': '用于创建新 `config.json` 的配置',
        ru: 'Конфигурация, по которой создаётся новый `config.json`',
      },
      line: 'dht-server/dht-server.cpp:1162',
    },
    {
      flags: ['-D', '--db'],
      argument: '<directory>',
      meaning: {
        en: 'Directory of the keys, the database and `config.json`',
        'zh-CN': '密钥、数据库和 `config.json` 所在的目录',
        ru: 'Папка ключей, базы и `config.json`',
      },
      line: 'dht-server/dht-server.cpp:1171',
    },
    {
      flags: ['-I', '--ip'],
      argument: '<ip>:<port>',
      meaning: {
        en: 'Address that is written into a new `config.json`',
        'zh-CN': '写入新 `config.json` 的地址',
        ru: 'Адрес, который записывается в новый `config.json`',
      },
      line: 'dht-server/dht-server.cpp:1165',
    },
    {
      flags: ['-t', '--threads'],
      argument: '<number>',
      default: '7',
      meaning: {en: 'Threads; at most 127', 'zh-CN': '线程数，最多 127', ru: 'Число потоков, не более 127'},
      line: 'dht-server/dht-server.cpp:1186',
    },
    {
      flags: ['-u', '--user'],
      argument: '<name>',
      meaning: {
        en: 'Switches to this user after startup',
        'zh-CN': '启动后切换到该用户',
        ru: 'После запуска работать от имени этого пользователя',
      },
      line: 'dht-server/dht-server.cpp:1204',
    },
    {
      flags: ['-d', '--daemonize'],
      meaning: {
        en: 'On SIGHUP, rotates the logs instead of ending',
        'zh-CN': '收到 SIGHUP 时轮换日志而不退出',
        ru: 'По SIGHUP сменить файл лога, а не завершаться',
      },
      line: 'dht-server/dht-server.cpp:1174',
    },
    {
      flags: ['-l', '--logname'],
      argument: '<file>',
      default: {en: 'standard error', 'zh-CN': '标准错误', ru: 'стандартный поток ошибок'},
      meaning: {en: 'Log file', 'zh-CN': '日志文件', ru: 'Файл лога'},
      line: 'dht-server/dht-server.cpp:1181',
    },
    {
      flags: ['-v', '--verbosity'],
      argument: '<level>',
      default: '3',
      meaning: {
        en: '0 fatal, 1 error, 2 warning, 3 info, 4 debug',
        'zh-CN': '0 致命，1 错误，2 警告，3 信息，4 调试',
        ru: '0 — фатальные, 1 — ошибки, 2 — предупреждения, 3 — сведения, 4 — отладка',
      },
      line: 'dht-server/dht-server.cpp:1143',
    },
    {
      flags: ['-V', '--version'],
      meaning: {en: 'Prints the commit and the date of the build', 'zh-CN': '输出构建的提交和日期', ru: 'Выводит коммит и дату сборки'},
      line: 'dht-server/dht-server.cpp:1147',
    },
    {
      flags: ['-h', '--help'],
      meaning: {en: 'Prints all options', 'zh-CN': '输出全部选项', ru: 'Выводит все параметры'},
      line: 'dht-server/dht-server.cpp:1152',
    },
  ],
  commands: [],
};
