// region compile
import type {CompilerConfig} from '@ton/blueprint';

export const compile: CompilerConfig = {
  lang: 'tolk',
  entrypoint: '../counter/counter.tolk',
};
// endregion
