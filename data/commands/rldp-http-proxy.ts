import type {Program} from './types.ts';

/** The proxy between HTTP and RLDP: options of `rldp-http-proxy`. */
export const rldpHttpProxy: Program = {
  name: 'rldp-http-proxy',
  version: 'v2026.06',
  source: 'https://github.com/ton-blockchain/ton/blob/v2026.06',
  asOf: '2026-11-23',
  options: [
    {
      flags: ['-a', '--address'],
      argument: '<ip>:<port>',
      meaning: {
        en: 'Public address and UDP port of a reverse proxy; it is published in the [DHT](/v3/concepts/glossary#dht)',
        'zh-CN': '反向代理的公网地址和 UDP 端口，会发布到 [DHT](/v3/concepts/glossary#dht)',
        ru: 'Публичный адрес и порт UDP обратного прокси; публикуется в [DHT](/v3/concepts/glossary#dht)',
      },
      line: 'rldp-http-proxy/rldp-http-proxy.cpp:1584',
    },
    {
      flags: ['-A', '--adnl'],
      argument: '<address>',
      repeatable: true,
      meaning: {
        en: 'ADNL address of the site; may be repeated. Its key must be in `keyring`, otherwise the program ends with `key not in db`. Without the option, every start creates another address',
        'zh-CN':
          '网站的 ADNL 地址，可以重复使用。对应的密钥必须在 `keyring` 中，否则程序以 `key not in db` 结束。不使用该选项时，每次启动都会生成新地址',
        ru: 'Адрес ADNL сайта; можно указать несколько раз. Его ключ должен находиться в `keyring`, иначе программа завершается с `key not in db`. Без параметра при каждом запуске создаётся новый адрес',
      },
      line: 'rldp-http-proxy/rldp-http-proxy.cpp:1590',
    },
    {
      flags: ['-c', '--client-port'],
      argument: '<port>',
      meaning: {
        en: 'UDP port of an entry proxy. Not possible together with `-A`, `-L` or `-R`: `client-only node cannot be server`',
        'zh-CN': '入口代理的 UDP 端口。不能与 `-A`、`-L` 或 `-R` 同时使用：`client-only node cannot be server`',
        ru: 'Порт UDP входного прокси. Несовместим с `-A`, `-L` и `-R`: `client-only node cannot be server`',
      },
      line: 'rldp-http-proxy/rldp-http-proxy.cpp:1595',
    },
    {
      flags: ['-C', '--global-config'],
      argument: '<file>',
      meaning: {en: 'Global config', 'zh-CN': '全局配置', ru: 'Глобальная конфигурация'},
      line: 'rldp-http-proxy/rldp-http-proxy.cpp:1601',
    },
    {
      flags: ['-d', '--daemonize'],
      meaning: {
        en: 'On the signal SIGHUP, closes the standard input and starts a session of its own',
        'zh-CN': '收到 SIGHUP 信号时关闭标准输入，并建立独立的会话',
        ru: 'По сигналу SIGHUP закрывает стандартный ввод и создаёт собственную сессию',
      },
      line: 'rldp-http-proxy/rldp-http-proxy.cpp:1621',
    },
    {
      flags: ['-D', '--db'],
      argument: '<directory>',
      default: {en: 'current directory', 'zh-CN': '当前目录', ru: 'текущая папка'},
      meaning: {
        en: 'Directory for `keyring` and `tonlib-cache`',
        'zh-CN': '存放 `keyring` 和 `tonlib-cache` 的目录',
        ru: 'Папка для `keyring` и `tonlib-cache`',
      },
      line: 'rldp-http-proxy/rldp-http-proxy.cpp:1607',
    },
    {
      flags: ['-h', '--help'],
      meaning: {en: 'Prints the options', 'zh-CN': '输出选项说明', ru: 'Выводит справку по параметрам'},
      line: 'rldp-http-proxy/rldp-http-proxy.cpp:1572',
    },
    {
      flags: ['-l', '--logname'],
      argument: '<file>',
      meaning: {en: 'Writes the log to a file', 'zh-CN': '把日志写入文件', ru: 'Пишет лог в файл'},
      line: 'rldp-http-proxy/rldp-http-proxy.cpp:1629',
    },
    {
      flags: ['-L', '--local'],
      argument: '<host>[:<ports>]',
      repeatable: true,
      meaning: {
        en: 'Passes requests for the host to `127.0.0.1`. Ports are separated by commas, by default 80 and 443',
        'zh-CN': '把发给该主机的请求转交给 `127.0.0.1`。端口之间用逗号分隔，默认为 80 和 443',
        ru: 'Передаёт запросы к хосту на `127.0.0.1`. Порты перечисляются через запятую, по умолчанию 80 и 443',
      },
      line: 'rldp-http-proxy/rldp-http-proxy.cpp:1603',
    },
    {
      flags: ['-p', '--port'],
      argument: '<port>',
      meaning: {en: 'TCP port for browsers', 'zh-CN': '供浏览器连接的 TCP 端口', ru: 'Порт TCP для браузеров'},
      line: 'rldp-http-proxy/rldp-http-proxy.cpp:1579',
    },
    {
      flags: ['-P', '--proxy-all'],
      argument: 'YES|NO',
      default: 'NO',
      meaning: {
        en: 'Accepts every host name and looks it up in TON DNS, not only `.ton`, `.adnl` and `.bag`',
        'zh-CN': '接受任何主机名（不限于 `.ton`、`.adnl` 和 `.bag`），并在 TON DNS 中查询',
        ru: 'Принимает любое имя хоста, а не только `.ton`, `.adnl` и `.bag`, и ищет его в TON DNS',
      },
      line: 'rldp-http-proxy/rldp-http-proxy.cpp:1638',
    },
    {
      flags: ['-R', '--remote'],
      argument: '<host>[:<ports>]@<ip>[:<port>]',
      repeatable: true,
      meaning: {
        en: 'Passes requests for the host to another server. The ports default to 80 and 443 (the help says 433), the last port to that of the request',
        'zh-CN': '把发给该主机的请求转交给另一台服务器。前一组端口默认为 80 和 443（帮助文本误写为 433），最后的端口默认与请求相同',
        ru: 'Передаёт запросы к хосту другому серверу. Порты хоста по умолчанию — 80 и 443 (в справке ошибочно указан 433), последний порт — тот же, что в запросе',
      },
      line: 'rldp-http-proxy/rldp-http-proxy.cpp:1609',
    },
    {
      flags: ['-S', '--storage-gateway'],
      argument: '<address>',
      meaning: {
        en: 'ADNL address of a gateway to TON Storage',
        'zh-CN': 'TON Storage 网关的 ADNL 地址',
        ru: 'Адрес ADNL шлюза к TON Storage',
      },
      line: 'rldp-http-proxy/rldp-http-proxy.cpp:1633',
    },
    {
      flags: ['-v', '--verbosity'],
      argument: '<level>',
      default: '2',
      meaning: {
        en: '1 errors, 2 warnings, 3 every request, 4 debugging',
        'zh-CN': '1 错误，2 警告，3 每个请求，4 调试',
        ru: '1 — ошибки, 2 — предупреждения, 3 — каждый запрос, 4 — отладка',
      },
      line: 'rldp-http-proxy/rldp-http-proxy.cpp:1563',
    },
    {
      flags: ['-V', '--version'],
      meaning: {en: 'Prints the version', 'zh-CN': '输出版本', ru: 'Выводит версию'},
      line: 'rldp-http-proxy/rldp-http-proxy.cpp:1567',
    },
  ],
  commands: [],
};
