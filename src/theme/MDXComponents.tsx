import MDXComponents from '@theme-original/MDXComponents';
import Anchors from '@site/src/components/Anchors';
import Attack from '@site/src/components/Attack';
import CodeFigure from '@site/src/components/CodeFigure';
import Diagram from '@site/src/components/Diagram';
import ExitCode from '@site/src/components/ExitCode';
import Playground from '@site/src/components/Playground';
import Term from '@site/src/components/Term';
import AddressInspector from '@site/src/tools/address';
import BocViewer from '@site/src/tools/boc';
import ConfigBrowser from '@site/src/tools/config';
import ExitCodes from '@site/src/tools/exit-codes';
import FeeCalculator from '@site/src/tools/fee-calculator';
import MessageModeBuilder from '@site/src/tools/message-modes';
import ProofVerifier from '@site/src/tools/proof';
import TraceViewer from '@site/src/tools/trace';

/** What a page may use without importing anything. The contribution pages show each, or link to where it stands. */
export default {
  ...MDXComponents,
  Anchors,
  Attack,
  CodeFigure,
  Diagram,
  ExitCode,
  Playground,
  Term,
  AddressInspector,
  BocViewer,
  ConfigBrowser,
  ExitCodes,
  FeeCalculator,
  MessageModeBuilder,
  ProofVerifier,
  TraceViewer,
};
