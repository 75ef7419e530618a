/**
 * Ports, paths and sizes that pages about nodes, infrastructure and web3 mention, each with the place that says so. The
 * check `figures` holds the pages to them in every language: a number or a path that is not here does not exist.
 */

const MYTONCTRL = 'https://github.com/ton-blockchain/mytonctrl/blob/v2.17.0';
const TON = 'https://github.com/ton-blockchain/ton/blob/v2026.06';
const GUIDES = 'https://github.com/ton-blockchain/docs/blob/391015cb1d9375dc35ef2fb3e3694f171ba7739a/content/nodes/cpp';
const MYLOCALTON = 'https://github.com/neodix42/MyLocalTon/blob/v1.43/README.md';
const MYLOCALTON_DOCKER = 'https://github.com/neodix42/mylocalton-docker/blob/main/README.md';
const PROVIDER = 'https://github.com/xssnick/tonutils-storage-provider/blob/master/config/config.go';
/** Of no program: a reader may take any other. */
const CHOSEN = 'chosen by the page';

/** Day on which the sources were read, ISO 8601. */
export const figuresAsOf = '2026-11-24';

export interface Figure {
  /** What it is, in English, for messages of the check. */
  readonly what: string;
  /** Address of the source, with its line where it is code; or that the page chose it. */
  readonly source: string;
}

export interface Port extends Figure {
  readonly port: number;
}

const port = (number: number, what: string, source: string): Port => ({port: number, what, source});

export const ports: readonly Port[] = [
  port(30001, 'ADNL of the node, default of the Docker image (UDP)', `${TON}/docker/README.md?plain=1#L33`),
  port(31001, 'QUIC of the node, default of the Docker image (UDP)', `${TON}/docker/README.md?plain=1#L34`),
  port(30002, 'console of the node, default of the Docker image (TCP)', `${TON}/docker/README.md?plain=1#L35`),
  port(30003, 'liteserver, default of the Docker image (TCP)', `${TON}/docker/README.md?plain=1#L36`),
  port(8080, 'HTTP of rldp-http-proxy, in its help', `${TON}/rldp-http-proxy/rldp-http-proxy.cpp#L1558`),
  port(3333, 'UDP of rldp-http-proxy, in its help', `${TON}/rldp-http-proxy/rldp-http-proxy.cpp#L1560`),
  port(80, 'HTTP', 'https://www.rfc-editor.org/rfc/rfc9110#section-4.2.1'),
  port(9090, 'Prometheus', 'https://prometheus.io/docs/introduction/first_steps/'),
  port(9091, 'Pushgateway', 'https://github.com/prometheus/pushgateway'),
  port(9777, 'metrics of the node', CHOSEN),
  port(8801, 'ton-http-api, installed by MyTonCtrl', `${MYTONCTRL}/mytoninstaller/scripts/ton_http_api_installer.sh`),
  port(5555, 'console of the storage daemon', CHOSEN),
  port(8192, 'HTTP API of tonutils-storage', CHOSEN),
  port(9955, 'API of tonutils-storage for a provider', PROVIDER),
  port(18555, 'ADNL of a storage provider', PROVIDER),
  port(5411, 'local node of Acton', 'https://github.com/ton-blockchain/acton/blob/master/docs/content/docs/localnet/getting-started.mdx'),
  port(8000, 'global config of MyLocalTon', MYLOCALTON),
  port(8081, 'HTTP API of MyLocalTon; index of its Docker image', MYLOCALTON),
  port(4441, 'console of MyLocalTon', MYLOCALTON),
  port(4443, 'liteserver of MyLocalTon', MYLOCALTON),
  port(8082, 'HTTP API of the Docker image of MyLocalTon', MYLOCALTON_DOCKER),
  port(8083, 'snapshots of the Docker image of MyLocalTon', MYLOCALTON_DOCKER),
  port(88, 'faucet of the Docker image of MyLocalTon', MYLOCALTON_DOCKER),
  port(40004, 'liteserver of the Docker image of MyLocalTon', MYLOCALTON_DOCKER),
];

/** The QUIC port without a setting: the ADNL port plus this. */
export const quicOffset = {port: 1000, what: 'QUIC port above the ADNL port', source: `${TON}/quic/quic-sender.h#L73`} as const;

export interface Place extends Figure {
  /** Absolute, without a slash at its end. */
  readonly path: string;
}

const place = (path: string, what: string, source: string): Place => ({path, what, source});

export const places: readonly Place[] = [
  place('/var/ton-work', 'working directory of the node', `${MYTONCTRL}/mytoncore/models.py#L302`),
  place('/var/ton-work/db', 'database of the node', `${MYTONCTRL}/mytoncore/models.py#L303`),
  place('/var/ton-work/keys', 'keys of console and liteserver', `${MYTONCTRL}/mytoncore/models.py#L304`),
  place('/var/ton-work/keys/client', 'private key of the console', `${MYTONCTRL}/mytoninstaller/mytoninstaller.py#L76`),
  place('/var/ton-work/keys/server.pub', 'public key of the console server', `${MYTONCTRL}/mytoninstaller/settings.py#L355`),
  place('/var/ton-work/keys/liteserver.pub', 'public key of the liteserver', `${MYTONCTRL}/mytoninstaller/settings.py#L452`),
  place('/var/ton-work/log', 'log of the node', `${MYTONCTRL}/mytoninstaller/context.py#L42`),
  place('/var/ton-work/log.session-stats', 'statistics of sessions', `${TON}/validator-engine/validator-engine.cpp#L5860`),
  place('/var/ton-work/dump-cache', 'archive of a dump', `${MYTONCTRL}/mytoninstaller/dump.py#L155`),
  place('/var/ton-work/db/config.json', 'configuration of the node', `${TON}/validator-engine/validator-engine.cpp#L2078`),
  place('/var/ton-work/db/keyring', 'private keys of the node', `${MYTONCTRL}/mytoninstaller/context.py#L38`),
  place('/var/ton-work/db/celldb', 'cells', `${TON}/validator/db/rootdb.cpp#L417`),
  place('/var/ton-work/db/archive', 'archive of blocks', `${TON}/validator/db/archive-manager.cpp#L927`),
  place('/var/ton-work/db/archive/states', 'persistent states', `${TON}/validator/db/archive-manager.cpp#L930`),
  place('/var/ton-work/db/import', 'blocks to import', `${TON}/validator/manager.cpp#L2159`),
  place(
    '/var/ton-work/db/systemd-units',
    'command lines of services in the container',
    'https://github.com/ton-blockchain/mytonctrl-docker',
  ),
  place('/var/ton-work.old', 'where a page moves the old directory', CHOSEN),
  place('/usr/bin/ton', 'programs of the node', `${MYTONCTRL}/mytoncore/models.py#L306`),
  place('/usr/bin/ton/global.config.json', 'global config', `${MYTONCTRL}/mytoncore/models.py#L325`),
  place('/usr/bin/ton/local.config.json', 'config of the own liteserver', `${MYTONCTRL}/mytoncore/models.py#L329`),
  place('/usr/bin/mytonctrl', 'script that starts MyTonCtrl', `${MYTONCTRL}/scripts/uninstall.sh#L61`),
  place('/usr/bin/lite-client', 'script that starts lite-client', `${MYTONCTRL}/mytoninstaller/settings.py`),
  place('/usr/src/ton', 'sources of the node', `${MYTONCTRL}/mytoncore/models.py#L305`),
  place('/usr/src/mytonctrl', 'sources of MyTonCtrl', `${MYTONCTRL}/mytoncore/models.py#L307`),
  place('/usr/src/mytonctrl/scripts/uninstall.sh', 'script that removes MyTonCtrl', `${MYTONCTRL}/scripts/uninstall.sh`),
  place('/usr/local/bin/mytonctrl', 'data of MyTonCtrl, installed by root', `${MYTONCTRL}/mypylib/mypylib.py#L177`),
  place('/usr/local/bin/mytonctrl/VERSION', 'version file of MyTonCtrl before 2.17', `${MYTONCTRL}/mypylib/mypylib.py#L177`),
  place('/usr/local/bin/mytoncore', 'data of mytoncore, installed by root', `${MYTONCTRL}/mypylib/mypylib.py#L177`),
  place('/usr/local/bin/mytoncore/mytoncore.db', 'settings of mytoncore', `${MYTONCTRL}/mytoninstaller/context.py#L89`),
  place('/usr/local/bin/mytoncore/mytoncore.log', 'log of mytoncore', `${MYTONCTRL}/mypylib/mypylib.py#L177`),
  place('/usr/local/bin/rldp-http-proxy', 'where a page puts the proxy', CHOSEN),
  place('/usr/local/bin/tonutils-reverse-proxy', 'where a page puts the proxy', CHOSEN),
];

/** Units of `sizes`, with all spellings of the three languages. */
export const units = {
  TB: ['TB', 'ТБ'],
  GB: ['GB', 'ГБ'],
  MB: ['MB', 'МБ'],
  kB: ['kB', 'KB', 'КБ', 'кБ'],
  'Gbit/s': ['Gbit/s', 'Гбит/с'],
  'Mbit/s': ['Mbit/s', 'Мбит/с'],
  IOPS: ['IOPS'],
  cores: ['cores', 'processor cores', 'ядер', 'ядра', 'ядро', '核', '个核心', '个处理器核心'],
} as const;
export type SizeUnit = keyof typeof units;

export interface Size extends Figure {
  readonly amount: number;
  readonly unit: SizeUnit;
}

const size = (amount: number, unit: SizeUnit, what: string, source: string): Size => ({amount, unit, what, source});
const validator = (line: number): string => `${GUIDES}/run-validator.mdx?plain=1#L${line}`;
const liteserver = (line: number): string => `${GUIDES}/run-liteserver.mdx?plain=1#L${line}`;
const archive = (line: number): string => `${GUIDES}/run-archive-liteserver.mdx?plain=1#L${line}`;

export const sizes: readonly Size[] = [
  size(8, 'cores', 'validator', validator(24)),
  size(128, 'GB', 'memory of a validator', validator(25)),
  size(1.92, 'TB', 'each disk of a validator', validator(26)),
  size(250_000, 'IOPS', 'reads of a disk of a validator', validator(26)),
  size(83_000, 'IOPS', 'writes of a disk of a validator', validator(26)),
  size(1, 'Gbit/s', 'network', validator(27)),
  size(100, 'TB', 'traffic of a validator in a month', validator(20)),
  size(100, 'Mbit/s', 'traffic of a validator on average', validator(31)),
  size(16, 'cores', 'liteserver', liteserver(19)),
  size(64, 'GB', 'memory of a liteserver', liteserver(20)),
  size(1, 'TB', 'disk of a liteserver', liteserver(21)),
  size(64_000, 'IOPS', 'disk of a liteserver', liteserver(21)),
  size(16, 'TB', 'traffic of a liteserver in a month; disk of an archive node with ZFS', liteserver(22)),
  size(235, 'GB', 'archive of a dump', liteserver(51)),
  size(740, 'GB', 'database from a dump', liteserver(52)),
  size(10_000, 'IOPS', 'disk of a liteserver, depth 1', liteserver(87)),
  size(20, 'TB', 'disk of an archive node without compression', archive(25)),
  size(4, 'GB', 'bag of blocks of the archive', archive(250)),
  size(64_000_000, 'kB', 'memory that the installer asks for', `${MYTONCTRL}/scripts/install.sh#L69`),
  size(16_000_000, 'kB', 'memory that the installer asks for on testnet', `${MYTONCTRL}/scripts/install.sh#L204`),
  size(4, 'cores', 'MyLocalTon', `${GUIDES}/setup-mylocalton.mdx`),
  size(16, 'GB', 'memory for MyLocalTon', `${GUIDES}/setup-mylocalton.mdx`),
  size(20, 'GB', 'disk for MyLocalTon', `${GUIDES}/setup-mylocalton.mdx`),
  size(512, 'MB', 'memory for tonutils-storage', 'https://github.com/xssnick/tonutils-storage/blob/master/README.md'),
  size(2, 'cores', 'tonutils-storage', 'https://github.com/xssnick/tonutils-storage/blob/master/README.md'),
  size(32_768, 'MB', 'space of a storage provider', PROVIDER),
];
