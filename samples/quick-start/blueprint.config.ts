// region config
import type {Config} from '@ton/blueprint';

export const config: Config = {
  separateCompilables: true,
};
// endregion
