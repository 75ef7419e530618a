/// <reference lib="webworker" />
import {mainnetBoc} from './mainnet-boc.ts';

declare const self: DedicatedWorkerGlobalScope;

self.postMessage(mainnetBoc());
