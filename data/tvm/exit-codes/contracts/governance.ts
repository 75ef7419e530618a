import type {Table} from '../types.ts';
import {contract, github, smartcont, specs} from './shared.ts';

const elector = {
  ...contract,
  thrower: 'Elector',
  source: `${smartcont}/elector-code.fc`,
  page: `${specs}/governance#elector`,
  words: {en: 'elections, validators, stake', 'zh-CN': '选举合约 质押 治理', ru: 'выборы, валидаторы, управление'},
  rows: [
    [
      34,
      ['Wrong signature', 'The signature of a vote on a complaint is not that of the validator whom it names.'],
      ['签名错误', '对投诉投票的签名不是所写验证者的签名。'],
      ['Неверная подпись', 'Подпись голоса по жалобе сделана не тем валидатором, который в нём указан.'],
    ],
    [
      37,
      ['Wrong tag of a vote', 'What was signed for a vote on a complaint does not begin with 0x56744350.'],
      ['投票的标签错误', '对投诉投票的被签名内容不以 0x56744350 开头。'],
      ['Неверная метка голоса', 'Подписанные данные голоса по жалобе начинаются не с 0x56744350.'],
    ],
    [
      40,
      ['Validator set of another layout', 'Parameter 34, the current validator set, does not begin with the tag that the Elector knows.'],
      ['验证者集合布局不同', '参数 34（当前验证者集合）不以选举合约认识的标签开头。'],
      ['Набор валидаторов другого формата', 'Параметр 34, нынешний набор валидаторов, начинается не с той метки, которую ожидает Elector.'],
    ],
    [
      41,
      ['Validator of another layout', 'An entry of parameter 34 is not the description of a validator that the Elector knows.'],
      ['验证者条目布局不同', '参数 34 中的条目不是选举合约认识的验证者描述。'],
      ['Запись валидатора другого формата', 'Запись в параметре 34 — не то описание валидатора, которое ожидает Elector.'],
    ],
    [
      44,
      ['Stake of zero', 'Nothing is left of the stake after the Gram for the confirmation.'],
      ['质押金为零', '扣除用于确认的 Gram 之后，质押金已无剩余。'],
      ['Стейк равен нулю', 'После вычета Gram на подтверждение от стейка ничего не осталось.'],
    ],
    [
      49,
      [
        'Stakes do not add up',
        'The stakes of the elected set do not add up to the sum that the election computed: the contract’s own check.',
      ],
      ['质押金总和不符', '所选集合的质押金之和与选举算出的总额不符：这是合约自身的检查。'],
      ['Стейки не сходятся', 'Сумма стейков избранного набора не равна той, которую вычислили выборы: внутренняя проверка контракта.'],
    ],
    [
      57,
      ['Another validator set', 'The hash noted for a past election is not that of the set that ends: the contract’s own check.'],
      ['验证者集合不符', '过往选举所记的哈希与到期集合的不同：这是合约自身的检查。'],
      [
        'Другой набор валидаторов',
        'Хеш, записанный для прошлых выборов, не совпадает с хешем набора, срок которого истекает: внутренняя проверка контракта.',
      ],
    ],
    [
      59,
      ['Returned stakes do not add up', 'The locked stakes, or the bonuses, do not add up to the recorded sum: the contract’s own check.'],
      ['退还的质押金不符', '锁定的质押金或奖金之和与记录不符：这是合约自身的检查。'],
      ['Возвращаемые стейки не сходятся', 'Сумма заблокированных стейков или бонусов не равна записанной: внутренняя проверка контракта.'],
    ],
    [
      61,
      ['Candidate not found', 'A candidate of the list is missing among those who sent a stake: the contract’s own check.'],
      ['找不到候选者', '列表中的候选者并未发送过质押金：这是合约自身的检查。'],
      ['Кандидат не найден', 'Кандидата из списка нет среди приславших стейк: внутренняя проверка контракта.'],
    ],
  ],
} as const satisfies Table;

const config = {
  ...contract,
  thrower: 'Config',
  source: `${smartcont}/config-with-ownable-params.fc`,
  page: `${specs}/governance#config`,
  words: {
    en: 'configuration, proposals, votes',
    'zh-CN': '配置合约 提案 投票 治理',
    ru: 'конфигурация, предложения, голосование, управление',
  },
  rows: [
    [
      32,
      [
        'Unknown action',
        'Only the older config-code.fc, which obeys a key: the external message asks for an action that it does not know.',
      ],
      ['未知动作', '仅见于由密钥控制的旧合约 config-code.fc：外部消息请求它不认识的动作。'],
      [
        'Неизвестное действие',
        'Только у старого config-code.fc, который управляется ключом: внешнее сообщение запрашивает неизвестное ему действие.',
      ],
    ],
    [
      33,
      ['Wrong seqno', 'The external message carries another sequence number than Config expects.'],
      ['seqno 错误', '外部消息中的序号与配置合约期望的不同。'],
      ['Неверный seqno', 'Порядковый номер во внешнем сообщении не тот, которого ждёт Config.'],
    ],
    [
      34,
      [
        'Wrong signature',
        'The signature of a vote is not that of the validator whom it names; in the older config-code.fc also: not that of the key.',
      ],
      ['签名错误', '投票的签名不是所写验证者的签名；在旧合约 config-code.fc 中，也可能是签名不属于该密钥。'],
      [
        'Неверная подпись',
        'Подпись голоса сделана не тем валидатором, который в нём указан; у старого config-code.fc — ещё и подпись не тем ключом.',
      ],
    ],
    [
      35,
      ['Message expired', 'The time valid_until of the external message has passed.'],
      ['消息已过期', '外部消息的 valid_until 时间已过。'],
      ['Сообщение просрочено', 'Срок valid_until внешнего сообщения истёк.'],
    ],
    [
      37,
      [
        'Unknown request, or wrong tag of a vote',
        'The request is unknown and below 2³¹; or what was signed for a vote does not begin with 0x566f7445; or the address that sets −1024 and −1025 asks for something else.',
      ],
      [
        '未知请求，或投票的标签错误',
        '请求未知且小于 2³¹；或投票的被签名内容不以 0x566f7445 开头；或设置 −1024 和 −1025 的地址提出其他请求。',
      ],
      [
        'Неизвестный запрос или неверная метка голоса',
        'Запрос неизвестен и меньше 2³¹; либо подписанные данные голоса начинаются не с 0x566f7445; либо адрес, который задаёт −1024 и −1025, запрашивает что-то другое.',
      ],
    ],
    [
      39,
      ['Message too deep', 'The cells of the external message lie more than 128 levels deep.'],
      ['消息过深', '外部消息的单元深度超过 128 层。'],
      ['Сообщение слишком глубокое', 'Ячейки внешнего сообщения вложены глубже 128 уровней.'],
    ],
    [
      40,
      ['Validator set of another layout', 'Parameter 34, the current validator set, does not begin with the tag that Config knows.'],
      ['验证者集合布局不同', '参数 34（当前验证者集合）不以配置合约认识的标签开头。'],
      ['Набор валидаторов другого формата', 'Параметр 34, нынешний набор валидаторов, начинается не с той метки, которую ожидает Config.'],
    ],
    [
      41,
      ['Validator of another layout', 'An entry of parameter 34 is not the description of a validator that Config knows.'],
      ['验证者条目布局不同', '参数 34 中的条目不是配置合约认识的验证者描述。'],
      ['Запись валидатора другого формата', 'Запись в параметре 34 — не то описание валидатора, которое ожидает Config.'],
    ],
    [
      44,
      [
        'Voting rules or proposal of another layout',
        'Parameter 11, a proposal or its state does not begin with the tag that Config knows.',
      ],
      ['投票规则或提案布局不同', '参数 11、提案或其状态不以配置合约认识的标签开头。'],
      [
        'Правила голосования или предложение другого формата',
        'Параметр 11, предложение или его состояние начинается не с той метки, которую ожидает Config.',
      ],
    ],
  ],
} as const satisfies Table;

const dnsRoot = {
  ...contract,
  thrower: 'DNS root',
  source: `${github}/dns-contract/blob/main/func/root-dns.fc`,
  page: `${specs}/governance#dns-root`,
  words: {en: 'domain, name', 'zh-CN': '域名 DNS 根合约 根解析器', ru: 'домен, имя, корень DNS'},
  rows: [
    [
      70,
      ['Not whole bytes', 'dnsresolve was asked for a name whose bits are not a multiple of 8.'],
      ['不是整数字节', 'dnsresolve 查询的名称位数不是 8 的倍数。'],
      ['Не целое число байт', 'В dnsresolve передано имя, число битов которого не кратно 8.'],
    ],
  ],
} as const satisfies Table;

/** Contracts that govern the network. */
export const governance: readonly Table[] = [elector, config, dnsRoot];
