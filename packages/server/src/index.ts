export * from './server.ts'
export { FolderLock, type Holder } from './store/folder-lock.ts'
export { openSqlite } from './store/sqlite.ts'
