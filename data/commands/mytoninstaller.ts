import {consoleCommands} from './mypyconsole.ts';
import type {Program} from './types.ts';

/** The second console of MyTonCtrl, which its command `installer` opens. */
export const mytoninstaller: Program = {
  name: 'MyTonInstaller',
  prompt: 'MyTonInstaller>',
  noQuotes: true,
  version: '2.17.0',
  source: 'https://github.com/ton-blockchain/mytonctrl/blob/v2.17.0',
  asOf: '2026-11-23',
  options: [],
  commands: [
    {
      name: 'status',
      arguments: [],
      meaning: {
        en: 'Shows which parts are installed, and the options of the node',
        'zh-CN': '显示已安装的组件和节点的选项',
        ru: 'Показывает, какие части установлены, и параметры узла',
      },
      group: 'installer',
      line: 'mytoninstaller/mytoninstaller.py:64',
    },
    {
      name: 'set_node_argument',
      arguments: [
        {name: 'arg_name', optionOf: 'validator-engine'},
        {name: 'arg_value', optional: true, rest: true},
      ],
      options: [{flags: ['-d']}],
      meaning: {
        en: 'Sets an [option of the node](/v3/documentation/infra/nodes/node-commands#general-options), or deletes it with `-d`, and restarts the node',
        'zh-CN': '设置[节点选项](/v3/documentation/infra/nodes/node-commands#general-options)，加 `-d` 则删除，并重启节点',
        ru: 'Задаёт [параметр узла](/v3/documentation/infra/nodes/node-commands#general-options) или удаляет его (с `-d`) и перезапускает узел',
      },
      group: 'installer',
      line: 'mytoninstaller/mytoninstaller.py:65',
    },
    {
      name: 'enable',
      arguments: [{name: 'mode_name', choices: ['DS', 'THA', 'LSP', 'TS']}],
      meaning: {
        en: 'Installs a DHT server (`DS`), ton-http-api (`THA`, also updates it), a liteserver proxy (`LSP`) or TON Storage (`TS`)',
        'zh-CN': '安装 DHT 服务器 (`DS`)、ton-http-api (`THA`)、轻服务器代理 (`LSP`) 或 TON Storage (`TS`)；`THA` 也用于更新',
        ru: 'Устанавливает сервер DHT (`DS`), ton-http-api (`THA`, также обновляет), прокси лайтсервера (`LSP`) или TON Storage (`TS`)',
      },
      group: 'installer',
      line: 'mytoninstaller/mytoninstaller.py:66',
    },
    {
      name: 'plsc',
      arguments: [],
      meaning: {
        en: 'Prints the entry of this liteserver for a global config',
        'zh-CN': '输出本轻服务器在全局配置中的条目',
        ru: 'Выводит запись этого лайтсервера для глобальной конфигурации',
      },
      group: 'installer',
      line: 'mytoninstaller/mytoninstaller.py:67',
    },
    {
      name: 'clcf',
      arguments: [{name: 'path', optional: true}],
      meaning: {
        en: 'Writes a global config with this liteserver as the only one',
        'zh-CN': '写入只含本轻服务器的全局配置',
        ru: 'Записывает глобальную конфигурацию, в которой указан только этот лайтсервер',
      },
      group: 'installer',
      line: 'mytoninstaller/mytoninstaller.py:68',
    },
    {
      name: 'print_ls_proxy_config',
      arguments: [],
      meaning: {en: 'Prints the entry of the liteserver proxy', 'zh-CN': '输出轻服务器代理的条目', ru: 'Выводит запись прокси лайтсервера'},
      group: 'installer',
      line: 'mytoninstaller/mytoninstaller.py:69',
    },
    {
      name: 'drvcf',
      arguments: [],
      meaning: {
        en: "Reconstructs the node's `config.json` from its keys and prints it; changes no file",
        'zh-CN': '根据密钥重建节点的 `config.json` 并输出，不修改任何文件',
        ru: 'Восстанавливает `config.json` узла по ключам и выводит его; файлы не меняет',
      },
      group: 'installer',
      line: 'mytoninstaller/mytoninstaller.py:70',
    },
    {
      name: 'ton_storage_list',
      arguments: [{name: 'api_port', optional: true}],
      meaning: {
        en: 'Lists the bags of the local TON Storage',
        'zh-CN': '列出本地 TON Storage 的文件包',
        ru: 'Перечисляет мешки файлов локального TON Storage',
      },
      group: 'installer',
      line: 'mytoninstaller/mytoninstaller.py:71',
    },
    ...consoleCommands,
  ],
};
