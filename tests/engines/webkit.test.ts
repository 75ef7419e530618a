import {engines} from '../../scripts/programs.ts';
import {testEngine} from './run.ts';
import {launchWebKit} from './webkit-driver.ts';

testEngine('WebKit', [engines.webkit, engines.screen], launchWebKit);
