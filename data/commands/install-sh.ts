import type {Program} from './types.ts';

/** The installer script of MyTonCtrl. */
export const installSh: Program = {
  name: 'install.sh',
  version: '2.17.0',
  source: 'https://github.com/ton-blockchain/mytonctrl/blob/v2.17.0',
  asOf: '2026-11-23',
  options: [
    {
      flags: ['-m', '--mode'],
      argument: '<mode>',
      meaning: {
        en: 'Mode with which MyTonCtrl starts; without it, the installer asks questions',
        'zh-CN': 'MyTonCtrl 启用的模式；省略时安装程序会逐项询问',
        ru: 'Режим, с которым начинает MyTonCtrl; без него установщик задаёт вопросы',
      },
      line: 'scripts/install.sh:15',
    },
    {
      flags: ['--archive'],
      meaning: {
        en: 'Archive liteserver; only with `-m liteserver`',
        'zh-CN': '归档轻服务器；只能与 `-m liteserver` 一起使用',
        ru: 'Архивный лайтсервер; только вместе с `-m liteserver`',
      },
      line: 'scripts/install.sh:16',
    },
    {
      flags: ['-n', '--network'],
      argument: '<network>',
      default: '`mainnet`',
      meaning: {en: '`mainnet` or `testnet`', 'zh-CN': '`mainnet` 或 `testnet`', ru: '`mainnet` или `testnet`'},
      line: 'scripts/install.sh:17',
    },
    {
      flags: ['-c', '--config'],
      argument: '<url>',
      meaning: {
        en: 'Another [global config](/v3/concepts/glossary#global-config) than that of the network',
        'zh-CN': '使用其他[全局配置](/v3/concepts/glossary#global-config)代替该网络的配置',
        ru: 'Другая [глобальная конфигурация](/v3/concepts/glossary#global-config) вместо конфигурации сети',
      },
      line: 'scripts/install.sh:6',
    },
    {
      flags: ['-e', '--env-file'],
      argument: '<file>',
      meaning: {
        en: 'File with variables of the installation, such as ports',
        'zh-CN': '含安装变量（如端口）的文件',
        ru: 'Файл с переменными установки, например портами',
      },
      line: 'scripts/install.sh:7',
    },
    {
      flags: ['--print-env'],
      meaning: {
        en: 'Prints the command and the variables that the questions led to, and installs nothing',
        'zh-CN': '输出问答得到的命令和变量，不安装',
        ru: 'Выводит команду и переменные, полученные из ответов, и ничего не устанавливает',
      },
      line: 'scripts/install.sh:8',
    },
    {
      flags: ['-d', '--dump'],
      meaning: {
        en: 'Starts from a dump of the database, which shortens the first synchronization',
        'zh-CN': '从数据库转储开始，缩短首次同步时间',
        ru: 'Начинает с дампа базы данных, что ускоряет первую синхронизацию',
      },
      line: 'scripts/install.sh:11',
    },
    {
      flags: ['-t', '--telemetry'],
      meaning: {en: 'Disables telemetry', 'zh-CN': '关闭遥测', ru: 'Отключает телеметрию'},
      line: 'scripts/install.sh:9',
    },
    {
      flags: ['-i', '--ignore-reqs'],
      meaning: {
        en: 'Skips the check of processors and memory',
        'zh-CN': '跳过对处理器和内存的检查',
        ru: 'Пропускает проверку процессоров и памяти',
      },
      line: 'scripts/install.sh:10',
    },
    {
      flags: ['-a', '--author'],
      argument: '<name>',
      default: '`ton-blockchain`',
      meaning: {
        en: 'GitHub account with the source of MyTonCtrl',
        'zh-CN': 'MyTonCtrl 源代码所在的 GitHub 账户',
        ru: 'Аккаунт GitHub с исходным кодом MyTonCtrl',
      },
      line: 'scripts/install.sh:12',
    },
    {
      flags: ['-r', '--repo'],
      argument: '<name>',
      default: '`mytonctrl`',
      meaning: {
        en: 'Repository with the source of MyTonCtrl',
        'zh-CN': 'MyTonCtrl 源代码的仓库',
        ru: 'Репозиторий с исходным кодом MyTonCtrl',
      },
      line: 'scripts/install.sh:13',
    },
    {
      flags: ['-b', '--branch'],
      argument: '<name>',
      default: '`master`',
      meaning: {en: 'Branch of this repository', 'zh-CN': '该仓库的分支', ru: 'Ветка этого репозитория'},
      line: 'scripts/install.sh:14',
    },
    {
      flags: ['-g', '--node-repo'],
      argument: '<url>',
      default: '`https://github.com/ton-blockchain/ton.git`',
      meaning: {
        en: 'Git repository with the source of the node',
        'zh-CN': '节点源代码的 Git 仓库',
        ru: 'Репозиторий Git с исходным кодом узла',
      },
      line: 'scripts/install.sh:18',
    },
    {
      flags: ['-v', '--node-version'],
      argument: '<version>',
      default: '`master`',
      meaning: {en: 'Branch, tag or commit of the node', 'zh-CN': '节点的分支、标签或提交', ru: 'Ветка, тег или коммит узла'},
      line: 'scripts/install.sh:19',
    },
    {
      flags: ['-u', '--user'],
      argument: '<user>',
      meaning: {
        en: 'User to whom MyTonCtrl will belong',
        'zh-CN': 'MyTonCtrl 所属的用户',
        ru: 'Пользователь, которому будет принадлежать MyTonCtrl',
      },
      line: 'scripts/install.sh:20',
    },
    {
      flags: ['-p', '--backup'],
      argument: '<file>',
      meaning: {
        en: 'Backup of MyTonCtrl that is restored',
        'zh-CN': '要恢复的 MyTonCtrl 备份',
        ru: 'Резервная копия MyTonCtrl, которая будет восстановлена',
      },
      line: 'scripts/install.sh:21',
    },
    {
      flags: ['-o', '--only-mtc'],
      meaning: {
        en: 'Installs only MyTonCtrl, without the node; only with `-p`',
        'zh-CN': '只安装 MyTonCtrl，不安装节点；只能与 `-p` 一起使用',
        ru: 'Устанавливает только MyTonCtrl, без узла; только вместе с `-p`',
      },
      line: 'scripts/install.sh:22',
    },
    {
      flags: ['-l', '--only-node'],
      meaning: {
        en: 'Installs a node without staking: `mytoncore` sends telemetry only',
        'zh-CN': '安装不参与质押的节点：`mytoncore` 只发送遥测数据',
        ru: 'Устанавливает узел без стейкинга: `mytoncore` отправляет только телеметрию',
      },
      line: 'scripts/install.sh:23',
    },
    {
      flags: ['-S', '--src-dir'],
      argument: '<directory>',
      default: '`/usr/src`',
      meaning: {en: 'Directory for sources', 'zh-CN': '源代码目录', ru: 'Каталог исходного кода'},
      line: 'scripts/install.sh:24',
    },
    {
      flags: ['-B', '--bin-dir'],
      argument: '<directory>',
      default: '`/usr/bin`',
      meaning: {en: 'Directory for programs', 'zh-CN': '程序目录', ru: 'Каталог программ'},
      line: 'scripts/install.sh:25',
    },
    {
      flags: ['-W', '--ton-work-dir'],
      argument: '<directory>',
      default: '`/var/ton-work`',
      meaning: {en: 'Working directory of the node', 'zh-CN': '节点的工作目录', ru: 'Рабочий каталог узла'},
      line: 'scripts/install.sh:26',
    },
    {
      flags: ['-h', '--help'],
      meaning: {en: 'Prints the options', 'zh-CN': '输出选项', ru: 'Выводит параметры'},
      line: 'scripts/install.sh:27',
    },
  ],
  commands: [],
};
