export { openBrowser } from './chromium.ts'
export { measurePage, type PageReport } from './measure.ts'
export { type RunningServer, startServer } from './server.ts'
