import {tonCenterV2} from './ton-center-v2.ts';
import {tonCenterV3} from './ton-center-v3.ts';
import {tonapi} from './tonapi.ts';
import type {Api} from './types.ts';

/** The providers whose requests we know. Their files come from repositories: `sources` of each. */
export const apis: readonly Api[] = [tonCenterV2, tonCenterV3, tonapi];

/**
 * Addresses of these hosts that no OpenAPI file describes: the streaming protocol (content/api/streaming in
 * ton-blockchain/docs, TonAPI has the same), and a page for people.
 */
export const otherPaths: Readonly<Record<string, readonly string[]>> = {
  'toncenter.com': ['/api/streaming/v2/sse', '/api/streaming/v2/ws', '/api/qos/index.html'],
  'testnet.toncenter.com': ['/api/streaming/v2/sse', '/api/streaming/v2/ws'],
  'tonapi.io': ['/streaming/v2/sse', '/streaming/v2/ws'],
  'testnet.tonapi.io': ['/streaming/v2/sse', '/streaming/v2/ws'],
};
