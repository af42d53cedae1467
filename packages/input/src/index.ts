export * from './packs.ts'
export * from './read.ts'
