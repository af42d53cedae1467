import { type Move, OBSERVER, type Pack, type Refusal, type Seat } from '@orrery/kernel'
import type { Reply, Update } from '@orrery/table'
import { type AnyEntryPoint, type Meaning, meaningOf, type Signs, type Target } from '@orrery/ui'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Listener, TableLink } from '../net/link.ts'
import { type Chosen, type Confirming, howToSend, wasteOf } from './confirming.ts'
import { showMoves, soundMove } from './effects.ts'
import { BLANK, withUpdate, type Journal, missedMoves, type Moved } from './journal.ts'
import type { Reason } from './note.ts'
import { type Moment, momentOf, type Now } from './now.ts'
import { Pace } from './pace.ts'
import { playBack } from './playback.ts'
import { ScenePlayer } from './scene-player.ts'
import { reasonsOf, refusalsOf } from './reasons.ts'
import { remember, remembered } from './seen.ts'
import { sentences } from './sentences.ts'
import { type Scenes, Stage } from './stage.ts'
import { START, type TableState } from './state.ts'
import { type PointedStep, timeFor } from './turns.ts'
import { Views } from './views.ts'
import { Walk } from './walk.ts'

export type { Moment, Now } from './now.ts'
export { isVeiled, type TableState } from './state.ts'

/** Nothing is picked up, pointed at or about to be confirmed. */
const CLEAR = { selected: undefined, note: undefined, confirming: undefined } as const

const MOST_TO_CATCH_UP = 12
const SHOW_AFTER = 280
const HIDE_AFTER = 120

/** One table as the page holds it: what is known, what is picked up, and what a touch leads to. */
export class Desk {
  readonly entryPoint: AnyEntryPoint
  readonly store: StoreApi<TableState> = createStore(() => START)
  readonly #link: TableLink
  readonly #pace: Pace<Now>
  readonly #journals = new Map<Seat, Journal>()
  readonly #views = new Views()
  readonly #walk = new Walk<Moment>(
    (entry) => this.at(entry),
    (moment) => this.store.setState({ ...CLEAR, moment, looked: true }),
  )
  #pointing: ReturnType<typeof setTimeout> | undefined
  /** Moves that the last touch has said already, for the questions to come. */
  #said: readonly Move[] = []

  /** What plays scenes; its controls skip and pause. */
  readonly scenes = new ScenePlayer((scene) => this.store.setState({ scene }))
  readonly #stage: Stage
  #pack: Pack | undefined

  constructor(entryPoint: AnyEntryPoint, connect: (listener: Listener) => TableLink, scenes: Scenes = 'played') {
    this.entryPoint = entryPoint
    this.#stage = new Stage(
      { entryPoint, scenes, viewAt: (entry) => this.viewAt(entry), present: (now) => this.#present(now) },
      this.scenes,
    )
    this.#pace = new Pace((now) => this.#stage.show(now))
    this.#link = connect({ update: (heard) => this.#heard(heard), line: (line) => this.store.setState({ line }) })
    document.addEventListener('visibilitychange', this.#seenAgain)
  }

  /** What the table plays with in place of what is delivered. */
  get pack(): Pack | undefined {
    return this.#pack
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#seenAgain)
    clearTimeout(this.#pointing)
    this.#walk.end()
    this.#pace.skip()
    this.scenes.end()
    this.#link.close()
  }

  /* ---- what comes from the table ------------------------------------------------------------------------------- */

  #heard(update: Update): void {
    const { you, yours } = update
    if (update.pack !== undefined) {
      this.entryPoint.packs?.keep(update.pack)
      this.#pack = update.pack
    }
    const before = this.#journals.get(you) ?? BLANK
    const journal = withUpdate(before, update)
    this.#journals.set(you, journal)
    const view = update.view === null ? undefined : this.entryPoint.open(update.view)
    const fresh = journal.moves.filter(({ seq }) => seq > before.seq)
    const others = before.seq > 0 ? fresh.filter(({ seat }) => !yours.includes(seat)) : []
    this.#views.add(update, view)
    const since = before.seq === 0 ? remembered(update.table) : undefined
    const now = { update, view, journal }
    const ms = others.reduce((sum, move) => sum + timeFor(this.entryPoint, move, now), 0)
    this.#pace.add(now, ms)
    if (since !== undefined) void this.#catchUp(since)
  }

  #present(now: Now): void {
    const { you, decision, entries, table } = now.update
    const before = this.store.getState().now?.update
    const passesOn = before?.you !== you
    // Words spoken, and people who come and go, take nothing out of anybody's hand.
    const goesOn = passesOn || before.decision !== decision || before.entries !== entries
    if (before !== undefined && now.isHeld !== true) showMoves(this.entryPoint, now, before.entries)
    if (passesOn) {
      this.#walk.end()
      this.#said = []
    }
    this.store.setState(({ hinting }) => ({
      now,
      hinting: hinting && decision !== null,
      ...(goesOn && { ...CLEAR, sending: false }),
      // The next player sees nothing of what the one before had open.
      ...(passesOn && { moment: undefined, unveiled: undefined }),
    }))
    // Storage is slow to write: what was seen is drawn first.
    if (!document.hidden) setTimeout(() => remember(table, entries))
    if (goesOn && now.isHeld !== true) this.#goOn(now)
  }

  /** The next queued move that is asked for; moves before it were forced and play themselves. */
  #goOn({ update, view }: Now): void {
    const said = this.#said
    this.#said = []
    if (said.length === 0 || update.decision === null) return
    const offer = this.entryPoint.offer(view)
    const now = said.findIndex((move) => offer.includes(move))
    const move = said[now]
    if (move !== undefined) this.choose(move, said.slice(now + 1), { follows: true })
  }

  readonly #seenAgain = (): void => {
    if (document.hidden) return
    const { now } = this.store.getState()
    const since = now === undefined ? undefined : remembered(now.update.table)
    this.#pace.skip()
    if (since !== undefined) void this.#catchUp(since)
  }

  /** What others did while nobody looked, one move after another; then the present again. */
  async #catchUp(since: number): Promise<void> {
    const { now } = this.store.getState()
    if (now === undefined) return
    const { table, entries, yours } = now.update
    remember(table, entries)
    if (yours.length === 0 || !this.#pace.moving) return
    const told = missedMoves(now.journal, since, yours).filter(
      ({ events }) => sentences(this.entryPoint, events, now).length > 0,
    )
    if (told.length > 1) await this.playAgain(told.slice(-MOST_TO_CATCH_UP))
  }

  /** Plays moves of the past one after another, with their scenes. */
  async playAgain(moves: readonly Moved[]): Promise<void> {
    const { now } = this.store.getState()
    if (now === undefined) return
    const told = {
      walk: this.#walk,
      pace: this.#pace,
      stage: this.#stage,
      at: (entry: number) => this.at(entry),
      timeFor: (move: Moved) => timeFor(this.entryPoint, move, now),
      sound: (move: Moved) => soundMove(this.entryPoint, move, now),
      show: (moment: Moment | undefined) => this.store.setState({ ...CLEAR, moment, looked: true }),
    }
    await playBack(told, now, moves)
  }

  /** Whether a move has a scene that can be shown again. */
  hasScene(move: Moved): boolean {
    return this.#stage.has(move)
  }

  /** The seat's view after that entry, if the page received it recently. */
  knownView(entry: number): unknown {
    return this.#views.get(entry)
  }

  /** The seat's view after that entry. */
  async viewAt(entry: number): Promise<unknown> {
    return this.#views.get(entry) ?? (await this.at(entry))?.view
  }

  /** The table after that entry, as the viewer or another of their seats sees it. */
  async at(entry: number, seat = this.store.getState().now?.update.you ?? OBSERVER): Promise<Moment | undefined> {
    const reply = await this.#link.ask(seat === OBSERVER ? { t: 'at', entry } : { t: 'at', entry, seat })
    return momentOf(this.entryPoint, reply)
  }

  /* ---- what the player does ------------------------------------------------------------------------------------ */

  readonly touch = (target: Target): void => {
    if (this.skipMotion()) return
    const { now, moment, selected } = this.store.getState()
    if (now?.view === undefined || now.update.you < 0 || moment !== undefined) return this.#explain(target)
    this.#follow(target, meaningOf(this.entryPoint, now.view, selected, target))
  }

  /** A piece dragged onto a thing is the piece picked up and the thing touched. */
  readonly drag = (from: Target, to: Target): void => {
    const { now, moment } = this.store.getState()
    if (now?.view === undefined || moment !== undefined) return
    const picked = meaningOf(this.entryPoint, now.view, undefined, from)
    if (picked.kind === 'refused') return this.#follow(from, picked)
    const selected = picked.kind === 'select' ? picked.target : undefined
    this.store.setState({ selected })
    this.#follow(to, meaningOf(this.entryPoint, now.view, selected, to))
  }

  #follow(target: Target, meaning: Meaning): void {
    switch (meaning.kind) {
      case 'choose':
        return this.choose(meaning.move, meaning.next)
      case 'select':
        return this.store.setState({ ...CLEAR, selected: meaning.target })
      case 'ask':
        return this.store.setState({
          confirming: undefined,
          ...(meaning.picks !== undefined && { selected: meaning.picks }),
          note: { kind: 'ask', target, options: meaning.options },
        })
      case 'drop':
        return this.store.setState(CLEAR)
      case 'refused':
        return void this.#askWhy(target, meaning.move)
      case 'idle':
        return this.#explain(target)
    }
  }

  #explain(target: Target): void {
    const { now, moment } = this.store.getState()
    const view = moment?.view ?? now?.view
    if (view === undefined) return
    const body = this.entryPoint.explain(view, target)
    if (body !== undefined && body !== null) this.store.setState({ note: { kind: 'explain', target, body } })
  }

  async #askWhy(target: Target, move: Move): Promise<void> {
    const reply = await this.#link.ask({ t: 'why', move: this.entryPoint.print(move) })
    const reasons = this.#reasons(refusalsOf(reply))
    if (reasons.length > 0) this.store.setState({ confirming: undefined, note: { kind: 'why', target, reasons } })
    else this.#explain(target)
  }

  #reasons(refusals: readonly Refusal[]): readonly Reason[] {
    return reasonsOf(this.entryPoint, this.store.getState().now?.view, refusals)
  }

  /** Plays a move, or asks first where it wastes something; the table answers if it should be confirmed for its own reasons. */
  choose(move: Move, next: readonly Move[] = [], joined: Pick<Chosen, 'follows'> = {}): void {
    const { confirming, now, selected } = this.store.getState()
    if (confirming?.move === move) return
    const waste = wasteOf(this.entryPoint, move, now?.view)
    const chosen = { move, next, ...joined }
    if (waste === undefined) void this.#send(chosen, howToSend())
    else this.store.setState({ ...CLEAR, selected, confirming: { ...chosen, waste } })
  }

  confirm(): void {
    const { confirming } = this.store.getState()
    if (confirming !== undefined) void this.#send(confirming, { confirmed: true })
  }

  async #send(chosen: Chosen, how: Confirming): Promise<void> {
    const { now, sending, selected } = this.store.getState()
    if (now === undefined || now.update.decision === null || sending) return
    const { decision, you } = now.update
    this.store.setState({ ...CLEAR, sending: true })
    this.#pace.endPause()
    this.#said = chosen.next
    const move = this.entryPoint.print(chosen.move)
    const joined = chosen.follows === undefined ? {} : { follows: chosen.follows }
    const reply = await this.#link.ask({ t: 'move', seat: you, decision, move, ...joined, ...how })
    // The update arrives by itself: until it is shown, the answer stays pressed.
    if (reply.ok) return
    if (reply.no !== 'confirm') return this.#answered(reply)
    if (this.store.getState().now?.update.decision !== decision) return
    this.#said = []
    this.store.setState({ ...CLEAR, selected, sending: false, confirming: chosen })
  }

  /** A stale answer needs no word: the new question is on its way. */
  #answered(reply: Reply): void {
    this.store.setState(({ note }) => ({ sending: false, note: note?.kind === 'say' ? undefined : note }))
    if (reply.ok || reply.no === 'stale') return
    this.store.setState({ note: { kind: 'say', text: reply.say, reasons: this.#reasons(reply.refusals) } })
  }

  readonly undo = async (): Promise<void> => {
    this.store.setState(CLEAR)
    this.#said = []
    this.#answered(await this.#link.ask({ t: 'undo' }))
  }

  async answerUndo(yes: boolean): Promise<void> {
    this.#answered(await this.#link.ask({ t: 'answerUndo', yes }))
  }

  async speak(text: string): Promise<void> {
    this.#answered(await this.#link.ask({ t: 'say', text }))
  }

  async leave(): Promise<void> {
    this.#answered(await this.#link.ask({ t: 'leave' }))
  }

  async standIn(seat: Seat): Promise<void> {
    this.#answered(await this.#link.ask({ t: 'standIn', for: seat }))
  }

  async comeBack(): Promise<void> {
    this.#answered(await this.#link.ask({ t: 'back' }))
  }

  /** The text of the finished game's record. */
  record(): Promise<string> {
    return this.#link.record()
  }

  /* ---- what is looked at --------------------------------------------------------------------------------------- */

  /** A note comes and goes a moment later, so that crossing the board with the pointer does not make it flicker. */
  readonly point = (target: Target | undefined): void => {
    this.store.setState({ pointed: target })
    clearTimeout(this.#pointing)
    this.#pointing = setTimeout(() => this.#pointedAt(target), target === undefined ? HIDE_AFTER : SHOW_AFTER)
  }

  #pointedAt(target: Target | undefined): void {
    const { note } = this.store.getState()
    if (this.scenes.isPlaying || (note !== undefined && note.kind !== 'explain')) return
    if (target === undefined) this.store.setState({ note: undefined })
    else this.#explain(target)
  }

  /** What a row of the others' turns points at: only its mark stays bright. */
  readonly pointStep = (pointedStep: PointedStep | undefined): void => this.store.setState({ pointedStep })

  /** What a choice in the list points at: lit on the board, without a note. */
  readonly hint = (target: Target | undefined): void => this.store.setState({ pointed: target })

  /** Marks the things that a hint names. */
  readonly sign = (signs: Signs | undefined): void => this.store.setState({ signs })

  /** Picks up a piece that is named beside the board. */
  pick(target: Target | undefined): void {
    this.store.setState({ ...CLEAR, selected: target })
  }

  readonly drop = (): void => this.store.setState(CLEAR)

  toggleScore(): void {
    this.store.setState(({ scoreNow }) => ({ scoreNow: !scoreNow }))
  }

  toggleHint(): void {
    this.store.setState(({ hinting, now }) => ({ hinting: !hinting && now?.update.decision !== null }))
  }

  unveil(seat: Seat): void {
    this.store.setState({ unveiled: seat })
    this.scenes.resume()
  }

  async lookAt(entry: number): Promise<void> {
    const { now } = this.store.getState()
    if (now === undefined || entry >= now.update.entries) return this.toNow()
    this.scenes.pause()
    await this.#walk.to(Math.max(0, entry))
  }

  readonly toNow = (): void => {
    this.#walk.end()
    this.#pace.skip()
    this.store.setState({ moment: undefined, looked: true })
    this.scenes.resume()
  }

  /** The first click while pieces are moving shows where they end and does nothing else. */
  skipMotion(): boolean {
    if (this.scenes.isPlaying) {
      this.scenes.skip()
      return true
    }
    if (this.store.getState().moment?.passing !== undefined) {
      this.toNow()
      return true
    }
    return this.#pace.skip()
  }
}
