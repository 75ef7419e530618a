import type {Program} from './types.ts';

/** The local network MyLocalTon. Its options have no dashes. */
export const myLocalTon: Program = {
  name: 'MyLocalTon.jar',
  aliases: ['MyLocalTon-x86-64.jar', 'MyLocalTon-arm64.jar'],
  version: 'v1.43',
  source: 'https://github.com/neodix42/MyLocalTon/blob/v1.43',
  asOf: '2026-11-23',
  options: [
    {
      flags: ['nogui'],
      meaning: {en: 'Runs without a window, for servers', 'zh-CN': '不显示窗口，适合服务器', ru: 'Запуск без окна, для серверов'},
      line: 'src/main/java/org/ton/mylocalton/main/Main.java:71',
    },
    {
      flags: ['with-validators-'],
      argument: '<1-6>',
      meaning: {
        en: 'Starts so many validators in addition to the first one',
        'zh-CN': '除第一个验证者外再启动这么多个验证者',
        ru: 'Сколько валидаторов запустить, кроме первого',
      },
      line: 'src/main/java/org/ton/mylocalton/main/App.java:163',
    },
    {
      flags: ['ton-http-api'],
      meaning: {
        en: 'Starts the HTTP API v2 on port 8081; `ton-http-api` must be installed',
        'zh-CN': '在 8081 端口启动 HTTP API v2；需要已安装 `ton-http-api`',
        ru: 'Запустить HTTP API v2 на порту 8081; пакет `ton-http-api` должен быть установлен',
      },
      line: 'src/main/java/org/ton/mylocalton/main/Main.java:83',
    },
    {
      flags: ['explorer'],
      meaning: {
        en: 'Starts the explorer of the node on port 8001',
        'zh-CN': '在 8001 端口启动节点自带的区块浏览器',
        ru: 'Запустить обозреватель узла на порту 8001',
      },
      line: 'src/main/java/org/ton/mylocalton/main/Main.java:88',
    },
    {
      flags: ['elections='],
      argument: '<a>,<b>,<c>,<d>,<e>',
      meaning: {
        en: 'Length of a round, start and end of the election (both before the end of the round), freeze, interval of participation; all in seconds',
        'zh-CN': '依次为轮次时长、选举在轮次结束前多久开始、多久截止、锁定时间、参选间隔；单位均为秒',
        ru: 'Длительность раунда, за сколько до его конца выборы начинаются и заканчиваются, заморозка, период участия; всё в секундах',
      },
      line: 'src/main/java/org/ton/mylocalton/main/Main.java:98',
    },
    {
      flags: ['custom-binaries='],
      argument: '<path>',
      meaning: {en: 'Uses the programs in this folder', 'zh-CN': '使用该文件夹中的程序', ru: 'Использовать программы из этой папки'},
      line: 'src/main/java/org/ton/mylocalton/main/Main.java:77',
    },
    {
      flags: ['data-generator'],
      meaning: {en: 'Produces traffic', 'zh-CN': '生成流量', ru: 'Создавать нагрузку'},
      line: 'src/main/java/org/ton/mylocalton/main/Main.java:93',
    },
    {
      flags: ['restart'],
      meaning: {
        en: 'Deletes the network of the last start and begins a new one',
        'zh-CN': '删除上次启动的网络并从头开始',
        ru: 'Удалить сеть прошлого запуска и начать новую',
      },
      line: 'src/main/java/org/ton/mylocalton/main/Main.java:43',
    },
    {
      flags: ['debug'],
      meaning: {en: 'Writes detailed logs', 'zh-CN': '记录详细日志', ru: 'Писать подробные логи'},
      line: 'src/main/java/org/ton/mylocalton/main/Main.java:64',
    },
    {
      flags: ['test-binaries'],
      meaning: {
        en: 'For tests of the program: leaves the processes of the network running at the end',
        'zh-CN': '用于测试程序：结束时不停止网络进程',
        ru: 'Для проверки программы: не останавливать процессы сети при завершении',
      },
      line: 'src/main/java/org/ton/mylocalton/main/Main.java:183',
    },
    {
      flags: ['version'],
      meaning: {en: 'Prints the version', 'zh-CN': '输出版本号', ru: 'Вывести версию'},
      line: 'src/main/java/org/ton/mylocalton/main/Main.java:34',
    },
  ],
  arguments: [{name: 'public_ip', optional: true}],
  commands: [],
};
