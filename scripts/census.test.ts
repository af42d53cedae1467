import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { outside, typeErrors } from './census.ts'
import { ROOT, scratchCopy } from './scratch.ts'

const patchFor = (thing: string): string => `${ROOT}/docs/adding/${thing}.patch`
const PATCH = patchFor('game')
const LIMIT = 240_000

/** A game without bots, ledger and look (docs/adding/game.patch), beside a new field of another one. */
describe('a new game', () => {
  let copy = ''
  let server: ChildProcess | undefined

  beforeAll(() => {
    copy = scratchCopy(PATCH, patchFor('field'))
  }, LIMIT)
  afterAll(() => {
    server?.kill('SIGKILL')
    rmSync(copy, { recursive: true })
  })

  const orrery = (args: readonly string[], input = ''): { status: number | null; stdout: string; stderr: string } =>
    spawnSync(process.execPath, [`${copy}/packages/cli/src/main.ts`, ...args], { input, encoding: 'utf8' })

  /** Starts the server of the copy with a page that is not looked at; the answer is its address. */
  async function serve(): Promise<string> {
    mkdirSync(`${copy}/page`)
    writeFileSync(`${copy}/page/index.html`, '')
    const flags = ['serve', '--port', '0', '--data', `${copy}/data`, '--page', `${copy}/page`]
    const child = spawn(process.execPath, [`${copy}/packages/cli/src/main.ts`, ...flags], { stdio: 'pipe' })
    server = child
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    child.stdout.setEncoding('utf8').on('data', (text: string) => resolve(/http:\S+/.exec(text)?.[0] ?? ''))
    child.on('exit', (code) => reject(new Error(`the server ended with ${code}`)))
    return promise
  }

  test('is a folder and one line', () => {
    expect(outside(PATCH)).toEqual([{ path: 'games/registry.ts', added: 1, removed: 0 }])
  })

  test('fits the types, and so does a new field', () => expect(typeErrors(copy)).toBe(''), LIMIT)

  test.each(['walls', 'names'])('passes the check of %s', (check) => {
    const { status, stderr } = spawnSync(process.execPath, [`${copy}/scripts/${check}.ts`], { encoding: 'utf8' })
    expect(stderr).toBe('')
    expect(status).toBe(0)
  })

  test('is played and simulated at the terminal', () => {
    const played = orrery(['play', '--game', 'nim', '--stdin'], 'take 3\ntake 2\nquit\n')
    expect(played.stdout).toContain('Elm takes 2.')
    const simulated = orrery(['simulate', '--game', 'nim', '--games', '20', '--check', '--json'])
    expect(JSON.parse(simulated.stdout)).toMatchObject({ games: 20, errors: 0 })
    expect(simulated.status).toBe(0)
  })

  test('does not disturb a game with a new field', () => {
    const { stdout } = orrery(['simulate', '--games', '2', '--check', '--json'])
    expect(JSON.parse(stdout)).toMatchObject({ games: 2, errors: 0, stuck: 0 })
  })

  test.each([
    [['play', '--game', 'nim', '--bots', 'greedy', '--stdin'], 'Nim has no bots'],
    [['arena', '--game', 'nim'], 'Nim has no bots'],
    [['balance', '--game', 'nim'], 'Nim keeps no ledger'],
  ])('says what it lacks: %j', (args, sentence) => {
    const { status, stderr } = orrery(args)
    expect(stderr).toContain(sentence)
    expect(status).toBe(2)
  })

  test('is served, without bots', async () => {
    const address = await serve()
    const setting = { game: 'nim', options: {}, seats: 2, clock: { kind: 'none' } }
    const post = (path: string, body: object, cookie = ''): Promise<Response> =>
      fetch(`${address}/api/tables${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify(body),
      })
    const laid = await post('', { setting, seats: [{ kind: 'me' }, { kind: 'open' }] })
    expect(laid.status).toBe(201)
    const { id, stage } = (await laid.json()) as { readonly id: string; readonly stage: string }
    expect(stage).toBe('gathering')
    const host = laid.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ')
    const refusals = await Promise.all([
      post('', { setting, seats: [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }] }),
      post(`/${id}/bot`, { seat: 1, level: 'greedy' }, host),
      post(`/${id}/start`, {}, host),
    ])
    expect(refusals.map(({ status }) => status)).toEqual([400, 409, 409])
    for (const refusal of refusals) expect(await refusal.text()).toContain('Nim has no bots')
  })
})

/** How many files somebody has to find to add something; the other patches of docs/adding, but for the field, which does not fit beside them, in a scratch copy. */
describe('what else is added', () => {
  test.each([
    ['module', ['games/expanse/RULES.md', 'games/expanse/modules/index.ts', 'games/expanse/modules/words.ts']],
    [
      'effect',
      [
        'games/expanse/src/data/cards.ts',
        'games/expanse/src/effects/index.ts',
        'games/expanse/src/effects/loseCP.ts',
        'games/expanse/words/events.ts',
        'games/expanse/words/texts.ts',
      ],
    ],
    [
      'decision',
      ['games/expanse/src/steps/anchor.ts', 'games/expanse/src/steps/index.ts', 'games/expanse/words/questions.ts'],
    ],
    ['field', ['games/expanse/src/fields.ts', 'games/expanse/src/steps/window.ts']],
  ])('a %s touches %j', (thing, files) => {
    expect(outside(patchFor(thing)).map(({ path }) => path)).toEqual(files)
  })

  test(
    'with a module, an effect and a decision the copy fits the types and walls, and is played',
    () => {
      const copy = scratchCopy(...['module', 'effect', 'decision'].map(patchFor))
      const run = (script: string, ...args: readonly string[]): string =>
        spawnSync(process.execPath, [`${copy}/${script}`, ...args], { encoding: 'utf8' }).stdout
      expect(typeErrors(copy)).toBe('')
      expect(run('scripts/walls.ts')).toContain(' 0 violations')
      const options = ['--set', 'modules=all', '--set', 'sets=extra']
      const played = run('packages/cli/src/main.ts', 'simulate', '--games', '2', '--check', '--json', ...options)
      expect(JSON.parse(played)).toMatchObject({ games: 2, errors: 0, stuck: 0 })
      rmSync(copy, { recursive: true })
    },
    LIMIT,
  )
})

/** The files of this repository and of React that Node loads for these arguments. */
function loaded(...args: readonly string[]): readonly string[] {
  const hook = `import { registerHooks } from 'node:module'
    registerHooks({ load(url, context, next) { process.stderr.write(url + '\\n'); return next(url, context) } })`
  const flags = ['--import', `data:text/javascript,${encodeURIComponent(hook)}`]
  const { stderr } = spawnSync(process.execPath, [...flags, ...args], {
    cwd: `${ROOT}/packages/server`,
    encoding: 'utf8',
  })
  return stderr.split('\n').filter((url) => /\/(games\/\w+|packages\/ui|node_modules\/react)\//.test(url))
}

describe('what is loaded', () => {
  test('for the help of a command: manifests', () => {
    const urls = loaded(`${ROOT}/packages/cli/src/main.ts`, 'simulate', '--help')
    expect(urls.length).toBeGreaterThan(0)
    expect(urls.filter((url) => !url.endsWith('/manifest.ts'))).toEqual([])
  })

  test('by a server that plays every game: rules, words and bots, and nothing for a screen', () => {
    const script = `const { games, loadGame } = await import('@orrery/games')
      await import('@orrery/server')
      await Promise.all(games.map(loadGame))`
    const urls = loaded('--input-type=module', '-e', script)
    expect(urls.filter((url) => url.endsWith('/bot/index.ts')).length).toBeGreaterThan(1)
    expect(urls.filter((url) => /\/web\/|\/ui\/|\/react\//.test(url))).toEqual([])
  })
})
