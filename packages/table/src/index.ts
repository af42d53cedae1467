export * from './http.ts'
export * from './protocol.ts'
