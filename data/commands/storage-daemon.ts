import type {Program} from './types.ts';

/** The daemon of TON Storage. */
export const storageDaemon: Program = {
  name: 'storage-daemon',
  version: 'v2026.06',
  source: 'https://github.com/ton-blockchain/ton/blob/v2026.06',
  asOf: '2026-11-23',
  options: [
    {
      flags: ['-C', '--global-config'],
      argument: '<file>',
      meaning: {
        en: 'global config of the network; required',
        'zh-CN': '网络的全局配置；必填',
        ru: 'глобальная конфигурация сети; обязательна',
      },
      line: 'storage/storage-daemon/storage-daemon.cpp:998',
    },
    {
      flags: ['-D', '--db'],
      argument: '<directory>',
      meaning: {
        en: 'directory of the database; required, created if it is missing',
        'zh-CN': '数据库目录；必填，不存在时自动创建',
        ru: 'каталог базы данных; обязателен, создаётся при необходимости',
      },
      line: 'storage/storage-daemon/storage-daemon.cpp:1000',
    },
    {
      flags: ['-I', '--ip'],
      argument: '<ip>:<port>',
      meaning: {
        en: 'public address and UDP port; required. `:3333` without an address is client mode: other peers cannot find you',
        'zh-CN': '公网地址和 UDP 端口；必填。只写 `:3333` 而不写地址即为客户端模式：其他对等节点找不到您',
        ru: 'внешний адрес и порт UDP; обязателен. `:3333` без адреса — клиентский режим: другие пиры вас не найдут',
      },
      line: 'storage/storage-daemon/storage-daemon.cpp:980',
    },
    {
      flags: ['-p', '--control-port'],
      argument: '<port>',
      meaning: {
        en: 'TCP port for the console; without it the daemon cannot be controlled',
        'zh-CN': '供控制台连接的 TCP 端口；不设置则无法控制守护进程',
        ru: 'порт TCP для консоли; без него демоном нельзя управлять',
      },
      line: 'storage/storage-daemon/storage-daemon.cpp:994',
    },
    {
      flags: ['-P', '--storage-provider'],
      meaning: {
        en: 'also run a [storage provider](/v3/guidelines/web3/ton-storage/storage-provider)',
        'zh-CN': '同时运行[存储提供者](/v3/guidelines/web3/ton-storage/storage-provider)',
        ru: 'запустить заодно [провайдера хранения](/v3/guidelines/web3/ton-storage/storage-provider)',
      },
      line: 'storage/storage-daemon/storage-daemon.cpp:1013',
    },
    {
      flags: ['-v', '--verbosity'],
      argument: '<level>',
      default: '2',
      meaning: {
        en: 'level of the log: 1 errors, 2 warnings, 3 information, 4 debugging',
        'zh-CN': '日志级别：1 为错误，2 为警告，3 为一般信息，4 为调试信息',
        ru: 'уровень логирования: 1 — ошибки, 2 — предупреждения, 3 — обычные сообщения, 4 — отладка',
      },
      line: 'storage/storage-daemon/storage-daemon.cpp:964',
    },
    {
      flags: ['-l', '--logname'],
      argument: '<file>',
      meaning: {en: 'write the log to a file', 'zh-CN': '把日志写入文件', ru: 'писать лог в файл'},
      line: 'storage/storage-daemon/storage-daemon.cpp:1009',
    },
    {
      flags: ['-d', '--daemonize'],
      meaning: {
        en: 'survive the end of the terminal session (`SIGHUP`); the program does not go to the background by itself',
        'zh-CN': '终端会话结束 (`SIGHUP`) 后继续运行；程序不会自行转入后台',
        ru: 'продолжать работу после завершения сессии терминала (`SIGHUP`); сама программа в фон не уходит',
      },
      line: 'storage/storage-daemon/storage-daemon.cpp:1001',
    },
    {
      flags: ['-V', '--version'],
      meaning: {en: 'print the commit and its date', 'zh-CN': '显示提交及其日期', ru: 'вывести коммит и его дату'},
      line: 'storage/storage-daemon/storage-daemon.cpp:968',
    },
    {
      flags: ['-h', '--help'],
      meaning: {en: 'print the options', 'zh-CN': '显示选项', ru: 'вывести параметры'},
      line: 'storage/storage-daemon/storage-daemon.cpp:973',
    },
  ],
  commands: [],
};
