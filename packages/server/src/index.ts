export * from './server.ts'
export { openSqlite } from './store/sqlite.ts'
