// The file that `sidebarPath` names: Docusaurus wants the sidebars as its default export.
import {sidebars} from './index.ts';

export default sidebars;
