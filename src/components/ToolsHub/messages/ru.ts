import type {Messages} from './en';

export const messages: Messages = {
  example: 'Пример',
  tooLong: 'Это не поместится в адрес страницы. Откройте инструмент по его названию выше и вставьте данные там.',
  tools: {
    tvm: {label: 'Инструкция или программа', button: 'Перейти к запуску'},
    playground: {label: 'С какого контракта начать', button: 'Открыть песочницу'},
    boc: {label: 'Мешок ячеек, hex или base64', button: 'Заглянуть внутрь'},
    address: {label: 'Адрес', button: 'Разобрать'},
    exitcode: {label: 'Код выхода или слово', button: 'Найти'},
    trace: {label: 'Транзакции или JSON из API', button: 'Показать трейс'},
    fees: {label: 'Потрачено газа', button: 'Посчитать'},
    mode: {label: 'Режим, от 0 до 255', button: 'Что он делает'},
    config: {label: 'Номер, название или поле', button: 'Найти'},
    proof: {label: 'Ответ кошелька, JSON', button: 'Проверить'},
  },
  samples: {
    project: 'Собственный проект',
    counter: 'Счётчик на Tolk',
    collection: 'Коллекция NFT на Tolk',
    highload: 'Highload-кошелёк на Tolk',
    recipes: 'Рецепты на FunC',
  },
};
