import { prepareBrowser } from './chromium.ts'

/** Before the first browser test: two files run at a time, and only one of them could install the browser. */
export const setup = prepareBrowser
