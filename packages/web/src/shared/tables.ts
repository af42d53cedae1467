import { gameOf, loadRules } from '@orrery/games'
import { type Past, pastOf, type Saved, savedFrom, type Setting } from '@orrery/table'
import type { SharedSetup, SharedTable, SharedTables } from '@orrery/ui'
import { ELSEWHERE, hold } from '../local/hold.ts'
import { keepSaved, keptTables, openingOf, throwAway } from '../local/kept.ts'
import { openKept } from '../local/open-kept.ts'
import { api } from '../net/api.ts'
import { newKey } from '../net/link.ts'
import { SocketLink } from '../net/socket.ts'
import { nameHere, useMe } from '../parts/me.ts'
import { timeAgo } from '../parts/time.ts'
import { ConnectedTable } from './shared-table.ts'

/* Tables that people share, of one game: on this device, or online. */

const settingOf = (game: string, { options, names, answers = 'anyone' }: SharedSetup): Setting => ({
  game,
  options,
  seats: names.length,
  clock: { kind: 'none' },
  answers,
  joining: 'anytime',
  undo: 'open',
})

const deedsOf = ({ said }: SharedSetup): Past['deeds'] =>
  said.map(({ seat, line, follows }) => ({
    at: Date.now(),
    deed: { kind: 'move', seat, move: line, ...(follows === true ? { follows } : {}) },
  }))

async function layHere(game: string, setup: SharedSetup): Promise<string> {
  const manifest = gameOf(game)
  if (manifest === undefined) throw new Error(`There is no game "${game}" here.`)
  const rules = await loadRules(manifest)
  const past = { seed: newKey() + newKey(), deeds: deedsOf(setup) }
  const saved = savedFrom(rules.game, settingOf(game, setup), past, setup.names)
  if (!saved.ok) throw new Error(`This table cannot be laid: ${saved.error}.`)
  return keepSaved(saved.value)
}

async function layOnline(setting: Setting, past: Past): Promise<string> {
  const seats = Array.from({ length: setting.seats }, () => ({ kind: 'open' }) as const)
  const isNew = past.seed === undefined && past.deeds.length === 0
  return (await api.lay({ setting, seats, ...(isNew ? {} : { past }) })).id
}

async function putOnline(id: string, answers: 'anyone' | 'host'): Promise<string> {
  const opening = openingOf(id)?.opening
  const saved = opening?.t === 'resume' ? (opening.saved as unknown as Saved) : undefined
  const past = saved === undefined ? undefined : pastOf(saved)
  if (saved === undefined || past === undefined) throw new Error('This device does not know that table.')
  const online = await layOnline({ ...saved.head.setting, answers }, past)
  throwAway(id)
  return online
}

function openHere(id: string): SharedTable {
  const table = new ConnectedTable('here', id)
  // Another tab may take a moment to let go, for example while it reloads.
  const wait = setTimeout(() => table.fails(ELSEWHERE), 500)
  const letGo = hold(id, () => {
    clearTimeout(wait)
    table.fails('')
    if (openingOf(id) === undefined) return table.fails('This device does not know that table.')
    const link = openKept(id, table.listener)
    table.connected(link)
    void link.opened.then((reply) => reply.ok || table.fails(reply.say))
  })
  table.onClose(letGo)
  return table
}

function openOnline(id: string): SharedTable {
  const table = new ConnectedTable('online', id)
  // The server must know who comes before the socket opens: a seat belongs to a person.
  const meet = useMe.getState().load()
  meet.catch(() => undefined).finally(() => table.connected(new SocketLink(id, table.listener)))
  return table
}

const LOOPBACK = /^https?:\/\/(?:localhost|127\.|\[::1\])/

/** On the machine that serves it the page is open at an address that no phone can reach. */
async function invitation(id: string): Promise<string> {
  const own = location.origin
  const given = LOOPBACK.test(own) ? (await api.address().catch(() => ({ address: '' }))).address : ''
  return `${given === '' ? own : given}/t/${id}`
}

async function code(text: string): Promise<readonly (readonly boolean[])[]> {
  const { encode } = await import('uqr')
  return encode(text, { ecc: 'M', border: 4 }).data
}

export const sharedTables = (game: string): SharedTables => ({
  lay: (where, setup) =>
    where === 'here' ? layHere(game, setup) : layOnline(settingOf(game, setup), { deeds: deedsOf(setup) }),
  open: (where, id) => (where === 'here' ? openHere(id) : openOnline(id)),
  here: () =>
    keptTables()
      .filter((table) => table.game === game)
      .map(({ id, seats, updated }) => ({
        id,
        updated: timeAgo(updated, Date.now()),
        names: seats.map((sitter) => (sitter.kind === 'person' ? sitter.name : '')),
      })),
  forget: throwAway,
  putOnline,
  invitation,
  code,
  get name() {
    return nameHere()
  },
  rename: (name) => useMe.getState().rename(name),
})
