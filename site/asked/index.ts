import type {SiteLocale} from '../locales.ts';
import {asked as en} from './en.ts';
import {asked as ru} from './ru.ts';
import {asked as zh} from './zh.ts';

/**
 * What readers type who need a page and do not know its words: symptoms, slang, names from other networks. By the page's
 * English address without the slash before it. Search takes each phrase for another heading of the page.
 */
export type Asked = Readonly<Record<string, readonly string[]>>;

export const asked: Readonly<Record<SiteLocale['name'], Asked>> = {en, mandarin: zh, ru};
