export { openBrowser } from './chromium.ts'
export { measurePage, type PageSample } from './measure.ts'
export { type RunningServer, startServer } from './server.ts'
