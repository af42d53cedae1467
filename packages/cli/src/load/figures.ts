/** What servers take together: memory in MB, processor time in seconds. */
export interface Used {
  readonly memory: number
  readonly cpu: number
}

/** Where the figures of a server are; an address without a path means its `/metrics`. */
export function figuresAt(address: string): string {
  const url = URL.parse(address)
  return url?.pathname === '/' ? new URL('/metrics', url).href : address
}

/** Throws with a sentence that lacks its full stop where one of them cannot be read. */
export async function readUsed(addresses: readonly string[]): Promise<Used> {
  const all = await Promise.all(addresses.map(readOne))
  const sum = (key: keyof Used): number => all.reduce((total, one) => total + one[key], 0)
  return { memory: Math.round(sum('memory')), cpu: sum('cpu') }
}

async function readOne(address: string): Promise<Used> {
  const answer = await fetch(address).catch(() => undefined)
  if (answer === undefined) throw new Error(`${address} did not answer`)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  const text = await answer.text()
  const figure = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1])
  const used = { memory: figure('process_resident_memory_bytes') / 1e6, cpu: figure('process_cpu_seconds_total') }
  if (Number.isNaN(used.memory + used.cpu)) throw new Error(`${address} has no figures of a server`)
  return used
}
