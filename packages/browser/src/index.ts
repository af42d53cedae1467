export { openBrowser } from './chromium.ts'
export { type RunningServer, startServer } from './server.ts'
