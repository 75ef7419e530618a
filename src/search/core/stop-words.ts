/**
 * Words that nobody looks for by themselves. Short on purpose: `if`, `do`, `not`, `or` and `now` are words of the
 * languages that these pages teach.
 */
const ENGLISH =
  'a an the of to in on at is are was were be been it its that this these those and with as by from into for i you we they he your our their my me s t ll re ve can could will would should may does did has have had there which who whose than then also so such';
const RUSSIAN =
  'и в во на с со к ко у о об от по за из не но а же ли бы то что это этот эта эти как так его её ее их он она оно они мы вы я ты для при или если чтобы когда где есть быть был была были будет уже ещё еще только также';

/** Words that make a question of a query and say nothing about its answer. Dropped from queries, kept in pages. */
const ASKING =
  'how what why when where who which do does is are can i my please tell explain как что такое значит почему зачем где когда кто какой какая какие каким можно ли нужно';

/** The same in Chinese, where no space parts them from the rest. */
export const CHINESE_ASKING =
  /会发生什么|会怎么样|会怎样|怎么办|如何|怎么样|怎么|怎样|为什么|为何|是什么|什么是|什么|哪些|哪个|哪里|是否|能否|可以|吗|呢|请问|我想|一下/gu;

/**
 * Chinese characters that only join words. The group holds words that have one in them: they are kept. Few on purpose:
 * with 和, 与 and others the index is smaller still, and phrases are found less well.
 */
export const CHINESE_PARTICLES = /(目的|了解|终了|是否)|[的了您它这是]/gu;

/** Words that call the others an error. They are looked for, and weigh little beside the error's own name. */
const GENERAL = 'error ошибка 错误 报错';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

export const STOP_WORDS = set(`${ENGLISH} ${RUSSIAN}`);
export const GENERAL_WORDS = set(GENERAL);
export const ASKING_WORDS = set(ASKING);
