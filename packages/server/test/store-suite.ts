import type { Entry, Head, Study } from '@orrery/table'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Lease, Outlook, Store } from '../src/store/store.ts'

/** A database for one test: opened, opened again with what it holds, and removed. */
export interface Place {
  open(): Promise<Store>
  remove(): Promise<void>
}

const NOW = 1_700_000_000_000

const head: Head = {
  id: 'T1',
  setting: { game: 'expanse', options: { modules: ['all'] }, seats: 2, clock: { kind: 'move', each: 86_400_000 } },
  host: 'ann',
}

const said = (seq: number, text = `line ${seq} – “€𝄞”\n'; drop table journal; --`): Entry => ({
  seq,
  at: NOW + seq,
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
export function storeSuite(name: string, make: () => Place | Promise<Place>): void {
  describe(`the store on ${name}`, () => {
    let place: Place
    let store: Store

    beforeEach(async () => {
      place = await make()
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
      expect(await store.table('T1')).toEqual({
        ...head,
        created: 99,
        edition: 0,
        updated: entries[1]?.at,
        stage: 'gathering',
      })
      expect(await store.journal('T1', 0)).toEqual(entries)
      expect(await store.journal('T1', 1)).toEqual(entries.slice(1))
      expect(await store.journal('T1', 2)).toEqual([])
      expect(await store.table('T2')).toBe(undefined)
    })

    it('appends what comes next, and nothing else', async () => {
      await store.addTable(head, [said(1)], 99)
      expect(await store.append('T1', [said(2), said(3)], NOW)).toBe(true)
      expect(await store.append('T1', [said(3, 'another')], NOW)).toBe(false)
      expect(await store.append('T1', [said(5)], NOW)).toBe(false)
      expect(await store.append('T9', [said(1)], NOW)).toBe(false)
      await again()
      expect(await store.journal('T1', 0)).toEqual([said(1), said(2), said(3)])
      expect(await store.append('T1', [said(4)], NOW)).toBe(true)
    })

    it('lets one of several writers of the same number win, and loses nothing of it', async () => {
      await store.addTable(head, [], 99)
      for (let seq = 1; seq <= 10; seq++) {
        const tries = ['a', 'b', 'c', 'd'].map((text) => store.append('T1', [said(seq, text)], NOW))
        const won = await Promise.all(tries)
        expect(won.filter(Boolean)).toHaveLength(1)
        const [entry] = await store.journal('T1', seq - 1)
        expect(entry).toEqual(said(seq, ['a', 'b', 'c', 'd'][won.indexOf(true)]))
      }
    })

    it('writes all entries of one change or none', async () => {
      await store.addTable(head, [said(1)], 99)
      await expect(store.append('T1', [said(2), said(2)], NOW)).rejects.toThrow()
      expect(await store.journal('T1', 0)).toEqual([said(1)])
      expect(await store.append('T1', [said(2)], NOW)).toBe(true)
    })

    it('lets changes that come at the same moment succeed or fail by themselves', async () => {
      for (const id of ['A', 'B', 'C']) await store.addTable({ ...head, id }, [said(1)], NOW)
      const written = await Promise.allSettled([
        store.append('A', [said(2)], NOW),
        store.append('B', [said(2), said(2)], NOW),
        store.append('C', [said(9)], NOW),
        store.append('C', [said(2)], NOW),
      ])
      expect(written.map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual([
        true,
        'failed',
        false,
        true,
      ])
      await again()
      const lengths = await Promise.all(['A', 'B', 'C'].map(async (id) => (await store.journal(id, 0)).length))
      expect(lengths).toEqual([2, 1, 2])
      expect(await store.damages()).toEqual([])
    })

    it('finds the tables of a person: those they made and those they sit at', async () => {
      await store.addTable(head, [sat(1, 0, 'ann'), sat(2, 1, 'ben')], 1)
      await store.addTable({ ...head, id: 'T2', host: 'cid' }, [sat(1, 0, 'ben')], 2)
      await store.append('T2', [sat(2, 0, ''), sat(3, 0, 'dot')], NOW)
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
      await store.note([{ table: 'T2', seq: 2, stage: 'over', due: undefined }], '')
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
      expect(await store.append('T1', [said(4)], NOW)).toBe(true)
      expect((await store.table('T1'))?.edition).toBe(1)
      expect(await store.progress(['T1', 'T2'])).toEqual([{ table: 'T1', seq: 4, edition: 1 }])
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
      await store.note([{ table: 'over', seq: 0, stage: 'over', due: undefined }], '')
      await store.jobs.put('old', 'play', 1)
      expect(await store.expire(100, 50)).toEqual({ tables: ['old'], people: 1 })
      expect(await store.jobs.find('old', 'play')).toBe(undefined)
      const left = await Promise.all(['old', 'over', 'new'].map(async (id) => (await store.table(id))?.id))
      expect(left).toEqual([undefined, 'over', 'new'])
      expect((await store.personById('ann'))?.name).toBe('ann')
      expect(await store.personById('ben')).toBe(undefined)
      expect((await store.personById('cid'))?.name).toBe('cid')
      expect(await store.expire(100, 50)).toEqual({ tables: [], people: 0 })
    })

    it('lets people expire by when they were last here', async () => {
      for (const id of ['ann', 'ben']) await store.addPerson({ id, name: id }, `hash of ${id}`, 5)
      await store.see('ann', 150)
      expect(await store.expire(100, 50)).toEqual({ tables: [], people: 1 })
      expect((await store.personById('ann'))?.name).toBe('ann')
      expect(await store.expire(200, 50)).toEqual({ tables: [], people: 1 })
    })

    it('keeps codes until they are used or too old', async () => {
      for (const [id, until] of [
        ['one', 100],
        ['two', 100],
        ['three', 200],
      ] as const)
        await store.keepCode(id, `sealed ${id}`, 50, until)
      expect([await store.useCode('one', 60), await store.useCode('one', 60)]).toEqual(['sealed one', undefined])
      expect(await store.useCode('two', 100)).toBe(undefined)
      await store.keepCode('four', 'sealed four', 300, 400)
      expect(await store.useCode('three', 60)).toBe(undefined)
    })

    it('knows who is at a table on other servers, as long as those say so', async () => {
      const { presence } = store
      const company = (table: string, ...people: string[]) => ({
        table,
        people,
        shown: people.slice(1).map((person) => [person, `${people.length} cards`] as const),
      })
      await presence.put('one', [company('T1', 'ann', ''), company('T2', 'ann')], 100)
      await presence.put('two', [company('T1', 'ben')], 200)
      expect(await presence.elsewhere('two', ['T1', 'T2', 'T3'], 50)).toEqual([
        company('T1', 'ann', ''),
        company('T2', 'ann'),
      ])
      expect(await presence.elsewhere('one', ['T1', 'T2'], 50)).toEqual([company('T1', 'ben')])
      await presence.put('one', [company('T1'), company('T2', 'ann', 'cid')], 100)
      expect(await presence.elsewhere('two', ['T1', 'T2'], 50)).toEqual([company('T2', 'ann', 'cid')])
      expect(await presence.elsewhere('two', ['T2'], 150)).toEqual([])
      expect(await presence.keep('two', 150, 300)).toBe(1)
      expect(await presence.keep('one', 150, 300)).toBe(0)
      expect(await presence.elsewhere('one', ['T1'], 250)).toEqual([company('T1', 'ben')])
      await presence.leave('two')
      expect(await presence.elsewhere('one', ['T1'], 250)).toEqual([])
    })

    it('lists those that are not over first, the last changed of them, and no more than asked for', async () => {
      for (const [i, id] of ['A', 'B', 'C'].entries()) await store.addTable({ ...head, id }, [said(1)], i)
      await store.append('A', [said(2)], NOW)
      expect((await store.tablesOf('ann', 2)).map(({ id }) => id)).toEqual(['A', 'B'])
      await store.note([{ table: 'A', seq: 2, stage: 'over', due: undefined }], '')
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

    it('takes entries and outlooks of the same tables at the same moment', async () => {
      const tables = ['A', 'B', 'C']
      for (const id of tables) await store.addTable({ ...head, id }, [said(1)], NOW)
      for (let seq = 1; seq < 30; seq++) {
        const stage = seq % 2 === 0 ? 'playing' : 'over'
        const outlooks = tables.map((table, i): Outlook => ({ table, seq, stage, due: seq + i }))
        const stored = await Promise.all([
          ...tables.map((table) => store.append(table, [said(seq + 1)], NOW)),
          store.note(outlooks, '').then(() => true),
          store.note(outlooks.toReversed(), '').then(() => true),
        ])
        expect(stored).not.toContain(false)
      }
      expect(await store.damages()).toEqual([])
    })

    it('finds what goes on, in pages', async () => {
      for (const id of ['A', 'B', 'C', 'D']) await store.addTable({ ...head, id }, [said(1)], NOW)
      await store.note([{ table: 'B', seq: 1, stage: 'over', due: undefined }], '')
      expect(await store.unfinished('', 2)).toEqual(['A', 'C'])
      expect(await store.unfinished('C', 2)).toEqual(['D'])
      expect((await store.table('B'))?.stage).toBe('over')
    })

    it('knows the last entries of tables', async () => {
      await store.addTable(head, [said(1), said(2)], NOW)
      expect(await store.progress(['T1', 'T9'])).toEqual([{ table: 'T1', seq: 2, edition: 0 }])
      expect(await store.progress([])).toEqual([])
    })

    it('keeps the fingerprint of a game', async () => {
      await store.addTable(head, [], NOW)
      expect(await store.fingerprint('T1')).toBe('')
      await store.keepFingerprint('T1', '{"seq":3}')
      await again()
      expect(await store.fingerprint('T1')).toBe('{"seq":3}')
    })

    it('can be written to, and says where a journal is not whole', async () => {
      await store.probe('a process', NOW)
      await store.probe('a process', NOW + 1)
      await store.addTable(head, [said(1)], NOW)
      expect(await store.damages()).toEqual([])
    })

    const lease = (holder: string, now: number): Lease => ({ holder, now, until: now + 100 })
    const outlook = (table: string, due: number | undefined): Outlook => ({ table, seq: 1, stage: 'playing', due })

    it('looks at a changed table after a few seconds, unless its outlook is noted', async () => {
      for (const id of ['A', 'B']) await store.addTable({ ...head, id }, [said(1)], NOW)
      await store.note([outlook('B', undefined)], '')
      expect(await store.jobs.take('play', lease('me', NOW), 9)).toEqual([])
      expect(await store.jobs.take('play', lease('me', NOW + 10_000), 9)).toEqual(['A'])
    })

    it('gives out what is due, the oldest first, to one process at a time', async () => {
      for (const id of ['A', 'B', 'C', 'D']) await store.addTable({ ...head, id }, [said(1)], NOW)
      await store.note([outlook('A', 500), outlook('B', 400), outlook('C', undefined), outlook('D', 900)], '')
      expect(await store.jobs.countDue('play', 500)).toBe(2)
      expect(await store.jobs.take('play', lease('me', 399), 9)).toEqual([])
      expect(await store.jobs.take('play', lease('me', 500), 1)).toEqual(['B'])
      expect(await store.jobs.take('play', lease('you', 500), 9)).toEqual(['A'])
      expect(await store.jobs.take('play', lease('you', 599), 9)).toEqual([])
      expect(await store.jobs.take('study', lease('you', 9999), 9)).toEqual([])
    })

    it('gives what a process took and did not keep to another', async () => {
      await store.addTable(head, [said(1)], NOW)
      await store.note([outlook('T1', 0)], '')
      expect(await store.jobs.hold('T1', 'play', lease('me', 10))).toBe(true)
      expect(await store.jobs.hold('T1', 'play', lease('you', 11))).toBe(false)
      expect(await store.jobs.hold('T1', 'play', lease('me', 12))).toBe(true)
      expect(await store.jobs.keep('play', ['T1', 'T2'], lease('me', 50))).toEqual(['T1'])
      expect(await store.jobs.hold('T1', 'play', lease('you', 149))).toBe(false)
      expect(await store.jobs.take('play', lease('you', 150), 9)).toEqual(['T1'])
      expect(await store.jobs.keep('play', ['T1'], lease('me', 151))).toEqual([])
      expect(await store.jobs.hold('T9', 'play', lease('me', 10))).toBe(false)
    })

    it('ends a job with the outlook of who did it, and forgets outlooks that came too late', async () => {
      await store.addTable(head, [said(1)], NOW)
      expect(await store.jobs.hold('T1', 'play', lease('me', 10))).toBe(true)
      await store.note([outlook('T1', undefined)], 'you')
      expect(await store.jobs.hold('T1', 'play', lease('you', 11))).toBe(false)
      await store.note([outlook('T1', undefined)], 'me')
      expect(await store.jobs.hold('T1', 'play', lease('you', 11))).toBe(true)
      await store.append('T1', [said(2)], NOW)
      await store.note([{ ...outlook('T1', undefined), stage: 'over' }], 'you')
      expect(await store.jobs.find('T1', 'play')).toMatchObject({ holder: 'you' })
      expect((await store.table('T1'))?.stage).toBe('playing')
    })

    it('makes, puts off and removes other jobs', async () => {
      expect(await store.jobs.find('T1', 'study')).toBe(undefined)
      await store.jobs.put('T1', 'study', 5)
      await store.jobs.hold('T1', 'study', lease('me', 5))
      expect(await store.jobs.find('T1', 'study')).toEqual({ due: 5, holder: 'me' })
      await store.jobs.put('T1', 'study', 9)
      expect(await store.jobs.find('T1', 'study')).toEqual({ due: 9, holder: '' })
      await store.jobs.hold('T1', 'study', lease('me', 9))
      await store.jobs.freeAll()
      expect(await store.jobs.find('T1', 'study')).toEqual({ due: 9, holder: '' })
      await store.jobs.remove('T1', 'study')
      expect(await store.jobs.take('study', lease('me', 99), 9)).toEqual([])
    })

    it('gives each of many jobs to one of many that ask at once', async () => {
      for (let i = 0; i < 30; i++) await store.jobs.put(`T${i}`, 'study', i)
      const askers = Array.from({ length: 6 }, (_, i) => store.jobs.take('study', lease(`p${i}`, 99), 7))
      const taken = (await Promise.all(askers)).flat()
      const rest = await store.jobs.take('study', lease('rest', 99), 30)
      expect([...taken, ...rest].toSorted()).toEqual(Array.from({ length: 30 }, (_, i) => `T${i}`).toSorted())
    })
  })
}
