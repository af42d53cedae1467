export * from './door.ts'
