import { spawn } from 'node:child_process'

type Env = { readonly [name: string]: string | undefined }

/** What opens an address in the person's own browser; undefined where there is no screen to see it on. */
function openerOf(platform: string, env: Env): readonly [program: string, ...first: readonly string[]] | undefined {
  if (platform === 'darwin') return ['open']
  if (platform === 'win32') return ['cmd', '/c', 'start', '']
  return env['DISPLAY'] === undefined && env['WAYLAND_DISPLAY'] === undefined ? undefined : ['xdg-open']
}

/** Opens the address if it can; that it cannot is no reason to stop, for the address is printed as well. */
export function openInBrowser(address: string, env: Env, platform: string = process.platform): void {
  const opener = openerOf(platform, env)
  if (opener === undefined) return
  const [program, ...first] = opener
  const child = spawn(program, [...first, address], { detached: true, stdio: 'ignore' })
  child.on('error', () => undefined)
  child.unref()
}
