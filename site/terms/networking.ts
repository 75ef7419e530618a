import {term, wrong, type Term} from './types.ts';

/** Protocols between nodes, and the services on them. */
export const networking: readonly Term[] = [
  term('adnl', 'ADNL', 'ADNL', 'ADNL'),
  term('adnl-address', 'ADNL address', 'ADNL 地址', 'адрес ADNL', {wrong: {ru: [wrong('ADNL-адрес', 'a second form', 'ADNL-адрес*')]}}),
  term('dht', 'DHT', 'DHT', 'DHT'),
  term('rldp', 'RLDP', 'RLDP', 'RLDP'),
  term('quic', 'QUIC', 'QUIC', 'QUIC'),
  term('overlay', 'overlay network', '覆盖网络', 'оверлейная сеть', {
    gloss: ['zh'],
    search: {zh: ['overlay'], ru: ['overlay']},
    wrong: {
      zh: [
        wrong(
          'overlay 网络',
          'the standard Chinese term is 覆盖网络',
          /(?<![(（])(?<!\p{L}|-)overlay(?= ?网络|\p{Script=Han}| \p{Script=Han})/iu,
        ),
        wrong('叠加网络', 'a second word'),
      ],
      ru: [wrong('наложенная сеть', 'a second word', 'наложенн* сет*')],
    },
    note: 'ru: also «оверлей».',
  }),
  term('private-overlay', 'private overlay', '私有覆盖网络', 'приватный оверлей', {
    wrong: {ru: [wrong('закрытый оверлей', 'a second word', 'закрыт* оверле*')]},
  }),
  term('custom-overlay', 'custom overlay', '自定义覆盖网络', 'пользовательский оверлей', {
    wrong: {
      ru: [wrong('собственный оверлей', 'a second word', 'собственн* оверле*'), wrong('кастомный оверлей', 'slang', 'кастомн* оверле*')],
    },
  }),
  term('fast-sync-overlay', 'fast-sync overlay', '快速同步覆盖网络', 'оверлей быстрой синхронизации'),
  term('block-sync-overlay', 'block-sync overlay', '区块同步覆盖网络', 'оверлей синхронизации блоков'),
  term('handshake', 'handshake', '握手', 'рукопожатие'),
  term('session', 'session', '会话', 'сессия', {
    wrong: {ru: [wrong('сеанс', 'a second word', /(?<!\p{L})сеанс(?:а|у|ом|е|ы|ов|ам|ами|ах)?(?!\p{L})/iu)]},
  }),
  term('nonce', 'nonce', 'nonce', 'nonce', {note: 'ru: undeclined, masculine; the first mention says «случайное число nonce».'}),
  term('p2p', 'P2P', 'P2P', 'P2P', {search: {zh: ['点对点']}}),
  term('broadcast', 'broadcast', '广播', 'широковещательная рассылка'),
  term('proxy', 'proxy', '代理', 'прокси'),
  term('onion-routing', 'onion routing', '洋葱路由', 'луковая маршрутизация'),
  term('dns', 'DNS', 'DNS', 'DNS'),
  term('ton-dns', 'TON DNS', 'TON DNS', 'TON DNS'),
  term('resolve', 'resolve', '解析', 'разрешение имени', {
    wrong: {ru: [wrong('имя разрешает', 'subject inverted', 'имя разрешает', 'кошелёк определяет адрес по имени')]},
    note: 'ru: a name is «разрешается» only in the passive; an application «определяет адрес по имени».',
  }),
  term('domain', 'domain', '域名', 'домен'),
  term('subdomain', 'subdomain', '子域名', 'поддомен', {
    wrong: {zh: [wrong('子域', 'the longer form', /子域(?!名)/u)], ru: [wrong('субдомен', 'a second word', 'субдомен*')]},
  }),
  term('ton-sites', 'TON Sites', 'TON Sites', 'TON Sites'),
  term('ton-proxy', 'TON Proxy', 'TON Proxy', 'TON Proxy'),
  term('ton-storage', 'TON Storage', 'TON Storage', 'TON Storage'),
  term('bag', 'bag', '文件包', 'мешок файлов'),
  term('bridge', 'bridge', '跨链桥', 'мост', {
    search: {ru: ['бридж']},
    note: 'Between networks. TON Connect’s is 桥接服务器, «мост TON Connect».',
  }),
  term('peer', 'peer', '对等节点', 'пир', {wrong: {ru: [wrong('одноранговый узел', 'the longer form', 'одноранговый узел')]}}),
  term('frame', 'frame', '帧', 'кадр', {wrong: {ru: [wrong('фрейм', 'a second word', /(?<!\p{L})фрейм(?!ворк)\p{L}*/iu)]}}),
];
