import type { Pack } from '@orrery/kernel'
import type {
  Lay,
  Me,
  Moderate,
  MyData,
  MyDevice,
  MyGames,
  PutBot,
  Refused,
  Settings,
  Sit,
  StudyFacts,
  TableFacts,
} from '@orrery/table'

/** The server said no; the message is its own sentence for the player. */
class ServerSaidNo extends Error {
  readonly status: number
  constructor(say: string, status: number) {
    super(say)
    this.status = status
  }
}

const UNREACHABLE = 'The server does not answer. Try again in a moment, or play on this device.'

async function call<T>(method: 'GET' | 'PUT' | 'POST', path: string, body?: object): Promise<T> {
  const init: RequestInit = { method, credentials: 'same-origin' }
  if (body !== undefined) {
    init.headers = { 'content-type': 'application/json' }
    init.body = JSON.stringify(body)
  }
  let response: Response
  try {
    response = await fetch(`/api/${path}`, init)
  } catch {
    throw new ServerSaidNo(UNREACHABLE, 0)
  }
  if (!response.ok) throw new ServerSaidNo(await sentence(response), response.status)
  return (await response.json()) as T
}

async function sentence(response: Response): Promise<string> {
  try {
    return ((await response.json()) as Refused).say
  } catch {
    return UNREACHABLE
  }
}

let lastInTurn: Promise<unknown> = Promise.resolve()

/**
 * The first of these requests that is answered creates the visitor's identity: two at once would create two people, and
 * the host of a table would only watch it.
 */
function inTurn<T>(ask: () => Promise<T>): Promise<T> {
  const turn = lastInTurn.then(ask)
  lastInTurn = turn.catch(() => undefined)
  return turn
}

export const api = {
  me: () => inTurn(() => call<Me>('GET', 'me')),
  rename: (name: string) => inTurn(() => call<Me>('PUT', 'me', { name })),
  keepSettings: (settings: Settings) => inTurn(() => call<Me>('PUT', 'me/settings', settings)),
  myData: () => call<MyData>('GET', 'me/data'),
  deviceCode: () => call<MyDevice>('POST', 'me/code', {}),
  claim: (code: string) => inTurn(() => call<object>('POST', 'me/claim', { code })),
  deleteMe: () => inTurn(() => call<object>('POST', 'me/delete', { gone: true })),
  /** Where phones on the same network reach this server; '' where it does not know. */
  address: () => call<{ readonly address: string }>('GET', 'address'),
  packs: () => call<readonly Pack[]>('GET', 'packs'),
  mine: () => call<MyGames>('GET', 'tables'),
  lay: (lay: Lay) => inTurn(() => call<TableFacts>('POST', 'tables', lay)),
  table: (id: string) => call<TableFacts>('GET', `tables/${id}`),
  sit: (id: string, sit: Sit) => inTurn(() => call<TableFacts>('POST', `tables/${id}/sit`, sit)),
  stand: (id: string) => call<TableFacts>('POST', `tables/${id}/stand`, {}),
  addWords: (id: string, words: string) => call<TableFacts>('POST', `tables/${id}/words`, { words }),
  moderate: (id: string, moderate: Moderate) => call<TableFacts>('POST', `tables/${id}/host`, moderate),
  putBot: (id: string, bot: PutBot) => call<TableFacts>('POST', `tables/${id}/bot`, bot),
  rematch: (id: string) => call<TableFacts>('POST', `tables/${id}/rematch`, {}),
  start: (id: string) => call<TableFacts>('POST', `tables/${id}/start`, {}),
  study: {
    begin: (id: string) => call<StudyFacts>('POST', `tables/${id}/study`, {}),
    tell: (id: string, since: number) => call<StudyFacts>('GET', `tables/${id}/study?since=${since}`),
    stop: (id: string) => call<StudyFacts>('POST', `tables/${id}/study/stop`, {}),
  },
  async record(id: string): Promise<string> {
    const response = await fetch(`/api/tables/${id}/record`)
    if (!response.ok) throw new ServerSaidNo(await sentence(response), response.status)
    return response.text()
  },
} as const

/** There is no server to hear: the page says so once, wherever it is. */
export const isUnreachable = (error: unknown): boolean => error instanceof ServerSaidNo && error.status === 0

/** What to tell the player about an error of any kind. */
export const say = (error: unknown): string => (error instanceof Error ? error.message : String(error))
