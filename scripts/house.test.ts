import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Every source file below a folder, as a path from the repository's root. */
function sources(folder: string): string[] {
  return readdirSync(join(root, folder))
    .filter((name) => name !== 'node_modules' && name !== 'dist' && name !== 'generated')
    .flatMap((name) => {
      const path = join(folder, name)
      if (statSync(join(root, path)).isDirectory()) return sources(path)
      return /\.(ts|tsx|mts|mjs)$/.test(name) ? [path] : []
    })
}

/** The modules a file imports or re-exports, as written. */
function importsOf(path: string): string[] {
  const text = readFileSync(join(root, path), 'utf8')
  return [
    ...text.matchAll(/^\s*(?:import|export)\b[^'"]*?from\s+['"]([^'"]+)['"]|^\s*import\s+['"]([^'"]+)['"]/gm),
  ].map((match) => match[1] ?? match[2] ?? '')
}

/** A room of the house, and which of our packages it may import. */
const law: { room: string; may: RegExp[] }[] = [
  { room: 'packages/ui/src', may: [] },
  { room: 'packages/exam-kit/src', may: [/^@naru\/ui\//] },
  { room: 'packages/api/src', may: [] },
  { room: 'apps/server/src', may: [/^@naru\/api(\/|$)/, /^@naru\/exam-kit\/engine$/] },
  { room: 'apps/web/src', may: [/^@naru\/api(\/|$)/, /^@naru\/exam-kit\//, /^@naru\/ui\//] },
]

describe('The import law', () => {
  it.each(law)('$room imports only the rooms it may know', ({ room, may }) => {
    const strangers = sources(room).flatMap((file) =>
      importsOf(file)
        .filter((name) => name.startsWith('@naru/') && !may.some((allowed) => allowed.test(name)))
        .map((name) => `${file} imports ${name}`),
    )
    expect(strangers).toEqual([])
  })

  it('no room reaches into another by a relative path', () => {
    const rooms = law.map(({ room }) => room)
    const trespasses = rooms.flatMap((room) =>
      sources(room).flatMap((file) =>
        importsOf(file)
          .filter((name) => name.startsWith('.'))
          .map((name) => relative(root, join(root, file, '..', name)))
          .filter((target) => rooms.some((other) => other !== room && target.startsWith(`${other}/`)))
          .map((target) => `${file} imports ${target}`),
      ),
    )
    expect(trespasses).toEqual([])
  })

  it('the engine imports only itself', () => {
    const engine = sources('packages/exam-kit/src/engine').filter((file) => !file.endsWith('.test.ts'))
    const strangers = engine.flatMap((file) =>
      importsOf(file)
        .filter((name) => !name.startsWith('./'))
        .map((name) => `${file} imports ${name}`),
    )
    expect(strangers).toEqual([])
  })

  it('a page imports no other page', () => {
    // What lies beside the areas is shared by their stories.
    const area = (path: string) => /^apps\/web\/src\/pages\/([^/]+)\//.exec(path)?.[1]
    const visits = sources('apps/web/src/pages').flatMap((file) =>
      importsOf(file)
        .filter((name) => name.startsWith('.'))
        .map((name) => relative(root, join(root, file, '..', name)))
        .filter((target) => area(target) !== undefined && area(target) !== area(file))
        .map((target) => `${file} imports ${target}`),
    )
    expect(visits).toEqual([])
  })
})

describe('Components', () => {
  const components = ['packages/ui/src', 'packages/exam-kit/src'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => /^[A-Z]/.test(name) && statSync(join(root, folder, name)).isDirectory())
      .map((name) => ({ name, folder: join(folder, name) })),
  )

  it.each(components)('$folder has stories', ({ folder }) => {
    expect(readdirSync(join(root, folder)).filter((name) => name.endsWith('.stories.tsx'))).not.toEqual([])
  })

  it.each(components)('$folder has a guide for its Docs page', ({ folder }) => {
    expect(readdirSync(join(root, folder)).filter((name) => name.endsWith('.guide.ts'))).not.toEqual([])
  })

  it('use no raw colour outside the theme', () => {
    const raw = ['packages/ui/src', 'packages/exam-kit/src', 'apps/web/src']
      .flatMap(sources)
      .filter((file) => !file.startsWith('packages/ui/src/theme/') && !/\.(stories|test)\.tsx?$/.test(file))
      .filter((file) => /#[0-9a-f]{6}\b|rgba?\(|oklch\(/i.test(readFileSync(join(root, file), 'utf8')))
    expect(raw).toEqual([])
  })
})
