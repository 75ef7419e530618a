import type {Table} from '../types.ts';
import {contract, github, specs} from './shared.ts';

const singleNominator = {
  ...contract,
  thrower: 'Single nominator',
  source: 'https://github.com/orbs-network/single-nominator/blob/main/contracts/single-nominator.fc',
  page: `${specs}/single-nominator-pool`,
  words: {en: 'staking, validator', 'zh-CN': '单一提名者 质押', ru: 'единственный номинатор, стейкинг'},
  rows: [
    [
      8192,
      ['Not on the masterchain', 'The contract must lie on the masterchain.'],
      ['不在主链上', '该合约必须位于主链。'],
      ['Не в мастерчейне', 'Контракт должен находиться в мастерчейне.'],
    ],
    [
      8193,
      ['Query ID missing', 'The query ID must not be 0, so that the Elector confirms.'],
      ['缺少查询 ID', '查询 ID 不能为 0，否则选举合约不会确认。'],
      ['Нет идентификатора запроса', 'Идентификатор запроса не должен быть 0, иначе Elector не пришлёт подтверждения.'],
    ],
    [
      8194,
      ['No code to set', 'The request to change the code has no code.'],
      ['没有要设置的代码', '更改代码的请求中没有代码。'],
      ['Нет кода', 'В запросе на смену кода нет кода.'],
    ],
    [
      8195,
      ['Validator not on the masterchain', 'The validator’s wallet must lie on the masterchain.'],
      ['验证者不在主链上', '验证者钱包必须位于主链。'],
      ['Валидатор не в мастерчейне', 'Кошелёк валидатора должен находиться в мастерчейне.'],
    ],
    [
      8196,
      ['Not enough balance', 'The stake or withdrawal is more than the contract can give.'],
      ['余额不足', '质押或提取的金额超过合约可支付的数额。'],
      ['Не хватает баланса', 'Стейк или вывод больше того, что контракт может отдать.'],
    ],
    [
      8197,
      ['Fee for the Elector missing', 'The message must bring enough Gram for the message to the Elector.'],
      ['缺少给选举合约的费用', '消息须附上足够的 Gram 用于发给选举合约的消息。'],
      ['Нет комиссии для Elector', 'Сообщение должно передать достаточно Gram на сообщение контракту Elector.'],
    ],
  ],
} as const satisfies Table;

const nominatorPool = {
  ...contract,
  thrower: 'Nominator pool',
  source: `${github}/nominator-pool/blob/main/func/pool.fc`,
  page: `${specs}/nominator-pool`,
  words: {en: 'staking, validator', 'zh-CN': '提名者池 提名池 质押', ru: 'пул номинаторов, стейкинг'},
  rows: [
    [
      60,
      ['Not a nominator', 'A withdrawal was asked for by, or for, an address that has no deposit in the pool.'],
      ['不是提名者', '请求提取的地址，或被指定提取的地址，在池中没有存款。'],
      ['Не номинатор', 'Вывод запрошен адресом или для адреса, у которого в пуле нет взноса.'],
    ],
    [
      61,
      ['Not in the basechain', 'A comment “d” or “w” came from outside the basechain; nominators must lie there.'],
      ['不在基础链', '备注“d”或“w”来自基础链以外；提名者必须位于基础链。'],
      ['Не в бейсчейне', 'Комментарий «d» или «w» пришёл не из бейсчейна, а номинаторы должны быть там.'],
    ],
    [
      62,
      ['The validator’s address', 'A comment “d” or “w” came from an address with the same 256 bits as the validator’s.'],
      ['验证者的地址', '备注“d”或“w”来自 256 位与验证者相同的地址。'],
      ['Адрес валидатора', 'Комментарий «d» или «w» пришёл с адреса, 256 бит которого те же, что у валидатора.'],
    ],
    [
      64,
      ['Unknown comment', 'The comment begins with another letter than d, w, y or n.'],
      ['未知备注', '备注开头的字母不是 d、w、y 或 n。'],
      ['Неизвестный комментарий', 'Комментарий начинается не с букв d, w, y или n.'],
    ],
    [
      65,
      ['Too many nominators', 'The pool has as many nominators as its settings allow.'],
      ['提名者过多', '池中的提名者已达到设置允许的人数。'],
      ['Слишком много номинаторов', 'В пуле уже столько номинаторов, сколько разрешено настройкой.'],
    ],
    [
      66,
      ['Deposit too small for the fee', 'Not more than the 1 GRAM that the pool keeps of a deposit was attached.'],
      ['存款不足以支付费用', '所附金额不超过池从存款中扣留的 1 GRAM。'],
      ['Взнос не больше комиссии', 'Приложено не больше того 1 GRAM, который пул удерживает со взноса.'],
    ],
    [
      67,
      ['Below the smallest stake', 'What the nominator has in the pool would stay below the smallest stake of its settings.'],
      ['低于最低质押金', '提名者在池中的金额仍会低于设置的最低质押金。'],
      ['Меньше минимального стейка', 'Сумма номинатора в пуле осталась бы меньше минимального стейка из настроек.'],
    ],
    [
      68,
      ['Dictionary too deep', 'The dictionary of nominators is deeper than their number allows; this keeps the gas of the pool low.'],
      ['字典过深', '提名者字典的深度超过其人数所允许的值；这样可以限制池的 gas。'],
      ['Словарь слишком глубок', 'Словарь номинаторов глубже, чем позволяет их число; так пул не тратит лишний газ.'],
    ],
    [
      69,
      ['Not a nominator', 'While a round runs, a withdrawal was asked for by an address without a deposit.'],
      ['不是提名者', '轮次进行期间，没有存款的地址请求提取。'],
      ['Не номинатор', 'Пока идёт раунд, вывод запросил адрес без взноса.'],
    ],
    [
      70,
      ['Unknown operation', 'The operation is none of 1 to 7, recover stake or new stake.'],
      ['未知操作', '操作码不是 1 到 7、取回质押金或新质押。'],
      ['Неизвестная операция', 'Операция не 1–7, не возврат стейка и не новый стейк.'],
    ],
    [
      71,
      ['No such request', 'Operation 3 names an address that has not asked for a withdrawal.'],
      ['没有这个请求', '操作码 3 的消息所给的地址没有请求过提取。'],
      ['Нет такого запроса', 'В операции 3 указан адрес, который не запрашивал вывод.'],
    ],
    [
      73,
      ['Not the validator', 'Operation 4, the validator’s deposit, came from somebody else.'],
      ['不是验证者', '操作码 4（验证者存入）的消息不是由验证者发送的。'],
      ['Не валидатор', 'Операцию 4, взнос валидатора, прислал кто-то другой.'],
    ],
    [
      74,
      [
        'Deposit too small, or a round runs',
        'Operation 4: not more than the 1 GRAM that the pool keeps was attached; operation 5: the validator may withdraw only between rounds.',
      ],
      ['存款过少，或轮次正在进行', '操作码 4：所附金额不超过池扣留的 1 GRAM；操作码 5：验证者只能在两轮之间提取。'],
      [
        'Взнос слишком мал или идёт раунд',
        'Операция 4: приложено не больше 1 GRAM, который пул удерживает; операция 5: валидатор выводит только между раундами.',
      ],
    ],
    [
      75,
      ['Not the validator', 'Operation 5, the validator’s withdrawal, came from somebody else.'],
      ['不是验证者', '操作码 5（验证者提取）的消息不是由验证者发送的。'],
      ['Не валидатор', 'Операцию 5, вывод валидатора, прислал кто-то другой.'],
    ],
    [
      76,
      ['More than is the validator’s', 'The withdrawal would touch what belongs to the nominators, or the 10 GRAM that stay in the pool.'],
      ['超过属于验证者的金额', '提取会动用属于提名者的金额，或始终留在池中的 10 GRAM。'],
      ['Больше, чем есть у валидатора', 'Вывод затронул бы деньги номинаторов или 10 GRAM, которые остаются в пуле.'],
    ],
    [
      78,
      ['Amount of 0, or not the validator', 'Operation 5: the amount is 0; new stake: the sender is not the validator.'],
      ['金额为 0，或不是验证者', '操作码 5：金额为 0；新质押：发送方不是验证者。'],
      ['Сумма 0 или не валидатор', 'Операция 5: сумма равна 0; новый стейк: отправитель не валидатор.'],
    ],
    [
      79,
      ['A round runs', 'A new stake can be sent only after the last one has come back.'],
      ['轮次正在进行', '上一次的质押金退还之后才能发出新质押。'],
      ['Идёт раунд', 'Новый стейк можно отправить только после возвращения прежнего.'],
    ],
    [
      80,
      ['Query ID missing', 'The query ID of a new stake must not be 0, so that the Elector confirms.'],
      ['缺少查询 ID', '新质押的查询 ID 不能为 0，否则选举合约不会确认。'],
      ['Нет идентификатора запроса', 'Идентификатор запроса нового стейка не должен быть 0, иначе Elector не пришлёт подтверждения.'],
    ],
    [
      81,
      ['Stake too small', 'A new stake is at least 500 GRAM.'],
      ['质押金过少', '新质押至少为 500 GRAM。'],
      ['Стейк слишком мал', 'Новый стейк не бывает меньше 500 GRAM.'],
    ],
    [
      82,
      ['More than the pool may spend', 'The stake would leave less than 10 GRAM in the pool.'],
      ['超过池可以动用的金额', '质押后池中剩余将少于 10 GRAM。'],
      ['Больше, чем пул может потратить', 'После такого стейка в пуле осталось бы меньше 10 GRAM.'],
    ],
    [
      83,
      ['Validator has too little', 'The validator’s own amount is below the smallest of the pool’s settings.'],
      ['验证者的金额过少', '验证者自己的金额低于池设置的最低值。'],
      ['У валидатора слишком мало', 'Собственная сумма валидатора меньше минимальной суммы из настроек пула.'],
    ],
    [
      84,
      ['Validator cannot cover a fine', 'The validator’s own amount is below the highest recommended fine for this stake.'],
      ['验证者不足以承担罚款', '验证者自己的金额低于这笔质押的最高建议罚款。'],
      ['Валидатор не покроет штраф', 'Собственная сумма валидатора меньше максимального рекомендованного штрафа за этот стейк.'],
    ],
    [
      85,
      ['Requests are open', 'No new stake before all withdrawals that nominators asked for are paid.'],
      ['有未处理的请求', '提名者请求的提取全部支付之前，不能发出新质押。'],
      ['Есть открытые запросы', 'Новый стейк нельзя отправить, пока не выплачены все выводы, запрошенные номинаторами.'],
    ],
    [
      86,
      [
        'Too little attached, or no such nominator',
        'New stake: less than 1 GRAM is attached; get_nominator_data: no nominator has this address.',
      ],
      ['附带金额过少，或没有这名提名者', '新质押：附带不足 1 GRAM；get_nominator_data：没有提名者使用这个地址。'],
      [
        'Приложено мало или нет такого номинатора',
        'Новый стейк: приложено меньше 1 GRAM; get_nominator_data: номинатора с этим адресом нет.',
      ],
    ],
    [
      111,
      ['Too early to recover', 'The validator set has changed fewer than two times since the stake was sent.'],
      ['取回过早', '质押发出后，验证者集合变化不足两次。'],
      ['Рано забирать стейк', 'После отправки стейка набор валидаторов сменился меньше двух раз.'],
    ],
    [
      112,
      [
        'Too early to recover',
        'The validator set has changed only two times since the stake was sent, and the time for which stakes are held is not over.',
      ],
      ['取回过早', '质押发出后，验证者集合只变化了两次，且质押金的锁定期未满。'],
      ['Рано забирать стейк', 'После отправки стейка набор валидаторов сменился лишь дважды, а время удержания ещё не истекло.'],
    ],
    [
      113,
      ['Three changes noted', 'Operation 6 notes at most three changes of the validator set in a round.'],
      ['已记录三次变化', '操作码 6 每轮最多记录三次验证者集合的变化。'],
      ['Три смены отмечены', 'Операция 6 отмечает не больше трёх смен набора валидаторов за раунд.'],
    ],
    [
      121,
      ['May not vote', 'The vote came from outside the basechain, and not from the validator.'],
      ['无权投票', '投票来自基础链以外，且不是验证者所投。'],
      ['Нет права голоса', 'Голос пришёл не из бейсчейна и не от валидатора.'],
    ],
    [
      122,
      ['Not a nominator', 'The vote came from an address without a deposit.'],
      ['不是提名者', '投票来自没有存款的地址。'],
      ['Не номинатор', 'Голос пришёл с адреса без взноса.'],
    ],
    [
      123,
      [
        'Only pending deposits, or vote too cheap',
        'The voter has nothing but pending deposits; or the first vote on a proposal, which costs at least 1 GRAM, came with too little.',
      ],
      ['只有待生效存款，或投票附带金额过少', '投票者只有待生效存款；或者对提案的首次投票（至少 1 GRAM）所附金额过少。'],
      [
        'Только ожидающие взносы или мало приложено',
        'У голосующего есть лишь ожидающие взносы; или к первому голосу по предложению, а он стоит не меньше 1 GRAM, приложено слишком мало.',
      ],
    ],
    [
      124,
      ['Voted already', 'This address has voted on the proposal; a vote cannot be changed.'],
      ['已经投过票', '该地址已对这个提案投票；投票不能更改。'],
      ['Уже голосовал', 'Этот адрес уже голосовал по предложению, а голос изменить нельзя.'],
    ],
    [
      133,
      ['Nobody voted', 'list_voters was asked about a proposal on which nobody has voted.'],
      ['无人投票', 'list_voters 查询的提案无人投票。'],
      ['Никто не голосовал', 'В list_voters указано предложение, по которому никто не голосовал.'],
    ],
    [
      329,
      ['Not a hexadecimal digit', 'The hash of the proposal in the comment has another character than 0 to 9, a to f or A to F.'],
      ['不是十六进制数字', '备注中的提案哈希含有 0 到 9、a 到 f、A 到 F 以外的字符。'],
      ['Не шестнадцатеричная цифра', 'В хеше предложения из комментария есть символ не из 0–9, a–f и A–F.'],
    ],
  ],
} as const satisfies Table;

/** Contracts that hold stakes. */
export const staking: readonly Table[] = [singleNominator, nominatorPool];
