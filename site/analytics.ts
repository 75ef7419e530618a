import type {Options} from '@docusaurus/plugin-google-gtag';

/**
 * Page-view analytics, off unless `GTAG_ID` is set when the site is built: then each route change sends one
 * `page_view`, with the visitor's address anonymized.
 */
export const gtag: Options | undefined = process.env.GTAG_ID ? {trackingID: process.env.GTAG_ID, anonymizeIP: true} : undefined;
