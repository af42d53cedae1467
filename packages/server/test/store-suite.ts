import type { Entry, Head, Study } from '@orrery/table'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Store } from '../src/store/store.ts'

/** A database for one test: opened, opened again with what it holds, and removed. */
export interface Place {
  open(): Promise<Store>
  remove(): Promise<void>
}

const head: Head = {
  id: 'T1',
  setting: { game: 'expanse', options: { modules: ['all'] }, seats: 2, clock: { kind: 'move', each: 86_400_000 } },
  host: 'ann',
}

const said = (seq: number, text = `line ${seq} – “€𝄞”\n'; drop table journal; --`): Entry => ({
  seq,
  at: 1_700_000_000_000 + seq,
  by: 'ann',
  key: `k${seq}`,
  deed: { kind: 'said', seat: 0, name: 'Ann', text },
})

const sat = (seq: number, seat: number, person: string): Entry => ({
  ...said(seq),
  deed: { kind: 'sat', seat, sitter: person === '' ? { kind: 'open' } : { kind: 'person', name: person }, person },
})

const study = (done: number): Study => ({ coach: 1, game: 'expanse', rules: 1, done, total: 9, judged: [] })

/** What every store must do. */
export function storeSuite(name: string, make: () => Place): void {
  describe(`the store on ${name}`, () => {
    let place: Place
    let store: Store

    beforeEach(async () => {
      place = make()
      store = await place.open()
    })
    afterEach(async () => {
      await store.close()
      await place.remove()
    })

    const again = async (): Promise<void> => {
      await store.close()
      store = await place.open()
    }

    it('knows people by the hash of their token', async () => {
      await store.addPerson({ id: 'ann', name: '' }, 'hash of ann', 5)
      await store.rename('ann', 'Ann O’Hara')
      await again()
      expect(await store.personByToken('hash of ann')).toEqual({ id: 'ann', name: 'Ann O’Hara' })
      expect(await store.personById('ann')).toEqual({ id: 'ann', name: 'Ann O’Hara' })
      expect(await store.personByToken('ann')).toBe(undefined)
      expect(await store.personById('ben')).toBe(undefined)
    })

    it('keeps the settings of each person', async () => {
      await store.addPerson({ id: 'ann', name: '' }, 'hash of ann', 5)
      await store.addPerson({ id: 'ben', name: '' }, 'hash of ben', 5)
      expect(await store.settings('ann')).toEqual({})
      await store.keepSettings('ann', { pace: 'slow' })
      await again()
      expect([await store.settings('ann'), await store.settings('ben')]).toEqual([{ pace: 'slow' }, {}])
    })

    it('has one person for a token', async () => {
      await store.addPerson({ id: 'ann', name: '' }, 'hash', 5)
      await expect(store.addPerson({ id: 'ben', name: '' }, 'hash', 5)).rejects.toThrow()
    })

    it('gives back a table and its journal as they were', async () => {
      const entries = [sat(1, 0, 'ann'), said(2)]
      await store.addTable(head, entries, 99)
      await again()
      expect(await store.table('T1')).toEqual({ ...head, created: 99, updated: entries[1]?.at, stage: 'gathering' })
      expect(await store.journal('T1', 0)).toEqual(entries)
      expect(await store.journal('T1', 1)).toEqual(entries.slice(1))
      expect(await store.journal('T1', 2)).toEqual([])
      expect(await store.table('T2')).toBe(undefined)
    })

    it('appends what comes next, and nothing else', async () => {
      await store.addTable(head, [said(1)], 99)
      expect(await store.append('T1', [said(2), said(3)])).toBe(true)
      expect(await store.append('T1', [said(3, 'another')])).toBe(false)
      expect(await store.append('T1', [said(5)])).toBe(false)
      expect(await store.append('T9', [said(1)])).toBe(false)
      await again()
      expect(await store.journal('T1', 0)).toEqual([said(1), said(2), said(3)])
      expect(await store.append('T1', [said(4)])).toBe(true)
    })

    it('lets one of several writers of the same number win, and loses nothing of it', async () => {
      await store.addTable(head, [], 99)
      for (let seq = 1; seq <= 10; seq++) {
        const tries = ['a', 'b', 'c', 'd'].map((text) => store.append('T1', [said(seq, text)]))
        const won = await Promise.all(tries)
        expect(won.filter(Boolean)).toHaveLength(1)
        const [entry] = await store.journal('T1', seq - 1)
        expect(entry).toEqual(said(seq, ['a', 'b', 'c', 'd'][won.indexOf(true)]))
      }
    })

    it('writes all entries of one change or none', async () => {
      await store.addTable(head, [said(1)], 99)
      await expect(store.append('T1', [said(2), said(2)])).rejects.toThrow()
      expect(await store.journal('T1', 0)).toEqual([said(1)])
      expect(await store.append('T1', [said(2)])).toBe(true)
    })

    it('finds the tables of a person: those they made and those they sit at', async () => {
      await store.addTable(head, [sat(1, 0, 'ann'), sat(2, 1, 'ben')], 1)
      await store.addTable({ ...head, id: 'T2', host: 'cid' }, [sat(1, 0, 'ben')], 2)
      await store.append('T2', [sat(2, 0, ''), sat(3, 0, 'dot')])
      const of = async (person: string): Promise<string[]> => (await store.tablesOf(person, 9)).map(({ id }) => id)
      expect(await of('ann')).toEqual(['T1'])
      expect(await of('ben')).toEqual(['T1'])
      expect(await of('cid')).toEqual(['T2'])
      expect(await of('dot')).toEqual(['T2'])
      expect(await of('eve')).toEqual([])
    })

    it('counts the unfinished tables that a person made, and those of them where only bots sit', async () => {
      await store.addTable(head, [sat(1, 0, 'ann'), sat(2, 1, '')], 1)
      await store.addTable({ ...head, id: 'T2' }, [sat(1, 0, ''), sat(2, 1, '')], 2)
      await store.addTable({ ...head, id: 'T3', host: 'ben' }, [sat(1, 0, 'ann')], 3)
      expect(await store.countTables('ann')).toEqual({ open: 2, botsOnly: 1 })
      await store.note('T2', { stage: 'over', due: undefined })
      expect(await store.countTables('ann')).toEqual({ open: 1, botsOnly: 0 })
      expect(await store.countTables('eve')).toEqual({ open: 0, botsOnly: 0 })
    })

    it('replaces entries in place, and forgets a person', async () => {
      await store.addPerson({ id: 'ann', name: 'Ann' }, 'hash of ann', 5)
      await store.addTable(head, [sat(1, 0, 'ann'), said(2), said(3)], 1)
      await store.rewrite('T1', [said(2, 'another')])
      await store.removePerson('ann')
      await again()
      expect(await store.journal('T1', 0)).toEqual([sat(1, 0, 'ann'), said(2, 'another'), said(3)])
      expect(await store.personByToken('hash of ann')).toBe(undefined)
      expect(await store.append('T1', [said(4)])).toBe(true)
    })

    it('lets unfinished tables expire where nothing happens, and people who have none', async () => {
      for (const [id, created] of [
        ['ann', 5],
        ['ben', 5],
        ['cid', 500],
      ] as const)
        await store.addPerson({ id, name: id }, `hash of ${id}`, created)
      await store.addTable({ ...head, id: 'old' }, [], 10)
      await store.addTable({ ...head, id: 'over' }, [], 10)
      await store.addTable({ ...head, id: 'new' }, [], 200)
      await store.note('over', { stage: 'over', due: undefined })
      expect(await store.expire(100, 50)).toEqual({ tables: ['old'], people: 1 })
      const left = await Promise.all(['old', 'over', 'new'].map(async (id) => (await store.table(id))?.id))
      expect(left).toEqual([undefined, 'over', 'new'])
      expect((await store.personById('ann'))?.name).toBe('ann')
      expect(await store.personById('ben')).toBe(undefined)
      expect((await store.personById('cid'))?.name).toBe('cid')
      expect(await store.expire(100, 50)).toEqual({ tables: [], people: 0 })
    })

    it('lists those that are not over first, the last changed of them, and no more than asked for', async () => {
      for (const [i, id] of ['A', 'B', 'C'].entries()) await store.addTable({ ...head, id }, [said(1)], i)
      await store.append('A', [said(2)])
      expect((await store.tablesOf('ann', 2)).map(({ id }) => id)).toEqual(['A', 'B'])
      await store.note('A', { stage: 'over', due: undefined })
      expect((await store.tablesOf('ann', 2)).map(({ id }) => id)).toEqual(['B', 'C'])
    })

    it('keeps what the coach found in a game, the last of it only', async () => {
      await store.keepStudy('T1', study(3), 1)
      await store.keepStudy('T1', study(9), 2)
      await store.keepStudy('T2', study(5), 3)
      await again()
      expect(await store.study('T1')).toEqual(study(9))
      expect(await store.study('T2')).toEqual(study(5))
      expect(await store.study('T3')).toBe(undefined)
    })

    it('finds what goes on, and what is out of time', async () => {
      for (const id of ['A', 'B', 'C', 'D']) await store.addTable({ ...head, id }, [], 1)
      await store.note('A', { stage: 'playing', due: 500 })
      await store.note('B', { stage: 'playing', due: 400 })
      await store.note('C', { stage: 'playing', due: undefined })
      await store.note('D', { stage: 'over', due: undefined })
      expect(await store.unfinished()).toEqual(['A', 'B', 'C'])
      expect(await store.due(399)).toEqual([])
      expect(await store.due(500)).toEqual(['B', 'A'])
      expect((await store.table('D'))?.stage).toBe('over')
    })
  })
}
