import {term, wrong, type Term} from './types.ts';

/** Elections, stakes and pools. */
export const staking: readonly Term[] = [
  term('staking', 'staking', '质押', 'стейкинг'),
  term('stake', 'stake', '质押金', 'стейк', {
    wrong: {
      zh: [wrong('权益金', 'a second word')],
    },
  }),
  term('nominator', 'nominator', '提名者', 'номинатор', {wrong: {zh: [wrong('提名人', 'a second word')]}}),
  term('nominator-pool', 'nominator pool', '提名者池', 'пул номинаторов', {
    wrong: {en: [wrong('nominators pool', 'singular', /\bnominators pools?\b/i)], zh: [wrong('提名池', 'a second word')]},
  }),
  term('single-nominator', 'single nominator', '单一提名者', 'единственный номинатор', {
    wrong: {zh: [wrong('单提名', 'a second word', /单提名/u)], ru: [wrong('одиночный номинатор', 'a second word', 'одиночн* номинатор*')]},
  }),
  term('liquid-staking', 'liquid staking', '流动性质押', 'ликвидный стейкинг', {wrong: {zh: [wrong('流动质押', 'a second word')]}}),
  term('elector', 'elector', '选举合约', 'Elector', {
    search: {zh: ['Elector'], ru: ['электор']},
    wrong: {
      zh: [
        wrong('选举器', 'a second word'),
        wrong('选举人合约', 'a second word'),
        wrong('Elector', 'the pages say 选举合约', /(?<!选举合约 ?[(（])(?<![\p{L}-])Elector(?![\p{L}-])/u),
      ],
      ru: [
        wrong('избиратель', 'a voter', 'избирател*'),
        wrong(
          'электор',
          'the name of the contract stays: контракт Elector',
          /(?<!Elector \()(?<!\p{L})электор(?:а|у|ом|е)?(?![\p{L}-])/iu,
          'контракт Elector',
        ),
      ],
    },
    note: 'ru: «контракт Elector», undeclined; «электор» once in brackets.',
  }),
  term('election', 'election', '选举', 'выборы'),
  term('round', 'round', '轮次', 'раунд', {wrong: {zh: [wrong('回合', 'of a game', /(?<!返)回合(?!约)/u)]}}),
  term('slashing', 'slashing', '罚没', 'слэшинг', {
    wrong: {
      ru: [wrong('слешинг', 'a second spelling', 'слешинг*')],
      zh: [wrong('削减', 'a literal translation', /(?<!\p{Script=Han})削减质押/u)],
    },
  }),
  term('complaint', 'complaint', '投诉', 'жалоба'),
  term('fine', 'fine', '罚款', 'штраф'),
  term('locked-stake', 'locked stake', '锁定的质押金', 'заблокированный стейк', {
    wrong: {ru: [wrong('замороженный стейк', 'only accounts are frozen', 'замороженн* стейк*')]},
  }),
  term('reward', 'reward', '奖励', 'вознаграждение', {note: 'Russian: «награда» only for the prize of a game, a challenge or a contest.'}),
  term('weight', 'weight', '权重', 'вес'),
  term('proposal', 'proposal', '提案', 'предложение'),
];
