/** What a twin says that no page says. Labels of sidebars and categories come from the site itself. */
export interface Words {
  readonly diagram: string;
  readonly furtherPages: string;
  readonly standalonePages: string;
  readonly languages: string;
  readonly about: (fullText: string) => string;
  readonly aboutFull: (index: string) => string;
  readonly address: string;
  /** Titles that admonitions have unless they are given one, in lower case: those of the theme, and in English. */
  readonly admonitions: readonly string[];
}

const ENGLISH = ['note', 'tip', 'info', 'warning', 'danger', 'caution'];

const words: Readonly<Record<string, Words>> = {
  en: {
    diagram: 'Diagram',
    furtherPages: 'Further pages',
    standalonePages: 'Standalone pages',
    languages: 'Other languages',
    about: (fullText) =>
      `Every page is also Markdown, at its address with \`.md\` added; the links below lead there. The whole documentation as one file: [llms-full.txt](${fullText}).`,
    aboutFull: (index) => `All documentation pages in reading order. The list of pages: ${index}`,
    address: 'Address',
    admonitions: ENGLISH,
  },
  'zh-CN': {
    diagram: '图',
    furtherPages: '其他页面',
    standalonePages: '独立页面',
    languages: '其他语言',
    about: (fullText) =>
      `每个页面都有 Markdown 版本：在页面地址后加上 \`.md\` 即可；下面的链接都指向这些版本。全部文档合为一个文件：[llms-full.txt](${fullText})。`,
    aboutFull: (index) => `全部文档页面，按阅读顺序排列。页面列表：${index}`,
    address: '地址',
    admonitions: [...ENGLISH, '备注', '提示', '信息', '注意', '危险', '警告'],
  },
  ru: {
    diagram: 'Схема',
    furtherPages: 'Другие страницы',
    standalonePages: 'Отдельные страницы',
    languages: 'Другие языки',
    about: (fullText) =>
      `У каждой страницы есть вариант в Markdown: к её адресу нужно добавить \`.md\`. Ссылки ниже ведут на эти варианты. Вся документация одним файлом: [llms-full.txt](${fullText}).`,
    aboutFull: (index) => `Все страницы документации в порядке чтения. Список страниц: ${index}`,
    address: 'Адрес',
    admonitions: [...ENGLISH, 'примечание', 'подсказка', 'к сведению', 'предупреждение', 'опасно', 'осторожно'],
  },
};

export function wordsOf(language: string): Words {
  const found = words[language];
  if (!found) throw new Error(`markdown-twins: no words for the language "${language}"; add them to plugins/markdown-twins/words.ts`);
  return found;
}
