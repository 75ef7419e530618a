import {engines} from '../../scripts/programs.ts';
import {launchFirefox} from './firefox-driver.ts';
import {testEngine} from './run.ts';

testEngine('Firefox', [engines.firefox], launchFirefox);
