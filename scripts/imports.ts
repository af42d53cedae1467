import { posix } from 'node:path'
import { parseSync, Visitor } from 'vite'

export interface SourceFile {
  readonly path: string
  readonly text: string
}

/** What a file asks for: `specifier` is undefined when the path is computed and cannot be read. */
export interface Import {
  readonly from: string
  readonly specifier: string | undefined
  /** Loaded when the line is reached, not with the file. */
  readonly lazy: boolean
}

export interface Reading {
  readonly imports: readonly Import[]
  readonly usesAny: boolean
}

type Source = { readonly type: string; readonly value?: unknown } | null

/** Every import of a file, those of types included; and whether it uses the type `any`. */
export function read(file: SourceFile): Reading {
  const imports: Import[] = []
  let usesAny = false
  const note = (node: { type: string; source: Source }): void => {
    if (node.source === null) return
    const { value } = node.source
    const specifier = typeof value === 'string' ? value : undefined
    imports.push({ from: file.path, specifier, lazy: node.type === 'ImportExpression' })
  }
  new Visitor({
    ImportDeclaration: note,
    ExportNamedDeclaration: note,
    ExportAllDeclaration: note,
    ImportExpression: note,
    TSImportType: note,
    TSAnyKeyword: () => void (usesAny = true),
  }).visit(parseSync(file.path, file.text).program)
  return { imports, usesAny }
}

/** The path in the repository that a relative specifier means. */
export function resolveRelative(from: string, specifier: string): string {
  return posix.join(posix.dirname(from), specifier)
}

/** The import cycles among the edges, each as the files one walks through, the first one again at the end. */
export function cycles(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = []
  const done = new Set<string>()
  const trail: string[] = []
  const walk = (file: string): void => {
    const seen = trail.indexOf(file)
    if (seen >= 0) found.push([...trail.slice(seen), file])
    if (seen >= 0 || done.has(file)) return
    trail.push(file)
    for (const next of edges.get(file) ?? []) walk(next)
    trail.pop()
    done.add(file)
  }
  for (const file of edges.keys()) walk(file)
  return found
}
