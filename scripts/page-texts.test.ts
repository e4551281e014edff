import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** The files that define areas of text. */
const areaFiles = [
  'packages/ui/src/language/uiText.ts',
  ...['exam', 'practice'].map((name) => `packages/exam-kit/src/text/${name}.ts`),
  'packages/exam-authoring/src/text/recorder.ts',
  'packages/exam-authoring/src/editor/editorText.ts',
  'packages/app-shell/src/errors/text/index.ts',
  ...readdirSync(join(root, 'packages/app-shell/src/text'))
    .filter((name) => /^\w+\.ts$/.test(name))
    .map((name) => `packages/app-shell/src/text/${name}`),
  'apps/web/src/exam-room/text/index.ts',
  ...['apps/web/src', 'apps/staff/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(^|\/)text\/(?!pageTexts|everyPage)\w+\.ts$/.test(name))
      .map((name) => `${folder}/${name}`),
  ),
]

/** The area that each hook reads. */
const areaOfHook = new Map(
  areaFiles.flatMap((path) => {
    const source = read(path)
    const names = new Map(
      [...source.matchAll(/const (\w+) = createTextArea\(\s*import\.meta\.glob<[^>]+>\(\s*'[^']+\/(\w+)\.json'/g)].map(
        ([, area = '', name = '']) => [area, name],
      ),
    )
    return [...source.matchAll(/const (use\w+) = [^\n]*use(?:AreaText|Messages)\((\w+)\)/g)].map(
      ([, hook = '', area = '']) => [hook, names.get(area) ?? ''] as const,
    )
  }),
)

const paths = (base: string) => [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`, `${base}/index.tsx`]

const exportsOf = (name: string): Readonly<Record<string, string>> =>
  JSON.parse(read(`packages/${name}/package.json`)).exports

/** The file that an import names; undefined for a package of others. */
function targetOf(file: string, specifier: string): string | undefined {
  const [, name, entry = ''] = /^@naru\/(ui|exam-kit|exam-authoring|app-shell)(\/.+)?$/.exec(specifier) ?? []
  const exported = name === undefined ? undefined : exportsOf(name)[`.${entry}`]
  const base = specifier.startsWith('.')
    ? join(file, '..', specifier)
    : `packages/${name}/${exported ?? `src${entry.replace('/internal', '')}`}`
  return paths(base).find((path) => /\.tsx?$/.test(path) && existsSync(join(root, path)))
}

/** The areas that a component reads, with everything that it imports; `isLazy`: also what it loads later. */
function areasOf(file: string, isLazy: boolean, seen = new Set<string>()): Set<string> {
  const areas = new Set<string>()
  if (seen.has(file) || areaFiles.includes(file)) return areas
  seen.add(file)
  for (const [, names = '', specifier = ''] of read(file).matchAll(/^import (?!type)([^;]*?) from '([^']+)'/gms)) {
    for (const [hook] of names.matchAll(/\buse\w+/g)) if (areaOfHook.has(hook)) areas.add(areaOfHook.get(hook) ?? '')
    const target = targetOf(file, specifier)
    if (target !== undefined) for (const area of areasOf(target, isLazy, seen)) areas.add(area)
  }
  for (const [, specifier = ''] of read(file).matchAll(/^export (?!type)[^;]*? from '([^']+)'/gms)) {
    const target = targetOf(file, specifier)
    if (target !== undefined) for (const area of areasOf(target, isLazy, seen)) areas.add(area)
  }
  for (const [, specifier = ''] of isLazy ? read(file).matchAll(/import\('([^']+)'\)/g) : []) {
    const target = targetOf(file, specifier)
    if (target !== undefined) for (const area of areasOf(target, isLazy, seen)) areas.add(area)
  }
  return areas
}

const everyPage = ['ui', 'shared', 'errors', 'site']
const routeFiles = ['apps/web/src/routes', 'apps/staff/src/routes'].flatMap((routes) =>
  readdirSync(join(root, routes), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => `${routes}/${name}`),
)

describe('a route lists the texts that its page shows', () => {
  it.each(routeFiles.filter((path) => path.includes('/_staff/') || /page: \{|texts: \[/.test(read(path))))(
    '%s',
    (path) => {
      const source = read(path)
      // The route around the staff's pages lists it.
      const known = path.includes('/routes/_staff/') ? [...everyPage, 'admin'] : everyPage
      const areas = (isLazy: boolean) => [...areasOf(path, isLazy)].filter((area) => !known.includes(area))
      const listed = (/texts: \[([^\]]*)\]/.exec(source)?.[1] ?? '')
        .split(',')
        .map((name) => name.trim().replace(/(Text|Original)$/, ''))
        .filter(Boolean)
      expect(listed).toEqual(expect.arrayContaining(areas(false)))
      // What it may load later can be listed, too.
      expect([...areas(true), ...areas(false)]).toEqual(expect.arrayContaining(listed))
    },
  )
})
