import type { Seat } from '@orrery/kernel'
import { useEffect, useMemo } from 'react'
import { WorkerLink } from '../local/link.ts'
import { useDesk } from '../table/context.ts'
import type { Desk, Moment, Now } from '../table/desk.ts'
import { momentOf } from '../table/now.ts'

const EARS_SHUT = { update: () => undefined, line: () => undefined }

/** What a seat saw at a moment: from the table for your own seat, else from the record of the finished game. */
class Eyes {
  readonly #desk: Desk
  #record: Promise<WorkerLink> | undefined

  constructor(desk: Desk) {
    this.#desk = desk
  }

  async at(now: Now, entry: number, seat: Seat): Promise<Moment | undefined> {
    const { yours, stage } = now.update
    if (yours.includes(seat)) return this.#desk.at(entry, seat)
    if (stage !== 'over') return undefined
    this.#record ??= this.#desk.record().then((record) => new WorkerLink({ t: 'replay', record }, EARS_SHUT))
    return momentOf(this.#desk.entryPoint, await (await this.#record).ask({ t: 'at', entry, seat }))
  }

  close(): void {
    void this.#record?.then((link) => link.close())
  }
}

export function useEyes(): Eyes {
  const desk = useDesk()
  const eyes = useMemo(() => new Eyes(desk), [desk])
  useEffect(() => () => eyes.close(), [eyes])
  return eyes
}
