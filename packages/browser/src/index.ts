export { openBrowser } from './chromium.ts'
export { LOOK_EVERY, STATE_LIMIT } from './limits.ts'
export { measurePage, type PageReport } from './measure.ts'
export { type RunningServer, startServer } from './server.ts'
