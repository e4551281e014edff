import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { browserSources } from './folders.mjs'

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

/** The modules that a file imports or re-exports, as written; including type-only and dynamic imports. */
function importsOf(path: string): string[] {
  const text = readFileSync(join(root, path), 'utf8')
  return [
    ...text.matchAll(
      /^\s*(?:import|export)\b[^'"]*?from\s+['"]([^'"]+)['"]|^\s*import\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm,
    ),
  ].map((match) => match[1] ?? match[2] ?? match[3] ?? '')
}

const packageRules: { folder: string; may: RegExp[] }[] = [
  { folder: 'packages/ui/src', may: [] },
  { folder: 'packages/exam-kit/src', may: [/^@naru\/ui\//] },
  { folder: 'packages/exam-authoring/src', may: [/^@naru\/(exam-kit|ui)\//] },
  { folder: 'packages/api/src', may: [] },
  {
    folder: 'apps/server/src',
    may: [
      /^@naru\/api(\/|$)/,
      /^@naru\/(exam-kit\/(engine|content|internal\/(engine|sound(\/testing)?))|exam-authoring\/recorder\/rules)$/,
    ],
  },
  // A learner never pays for staff.
  { folder: 'packages/app-shell/src', may: [/^@naru\/(api|exam-kit|ui)(\/|$)/] },
  { folder: 'apps/web/src', may: [/^@naru\/(api|app-shell|exam-kit|ui)(\/|$)/] },
  { folder: 'apps/staff/src', may: [/^@naru\/(api|app-shell|exam-authoring|exam-kit|ui)(\/|$)/] },
]

/** Which other parts and which packages each part of the web app may import. */
const webRules: { part: string; may: string[]; packages: RegExp }[] = [
  { part: 'exam-room', may: ['exam-room', 'shared'], packages: /^(?!@tanstack\/)/ },
  { part: 'shared', may: ['shared', 'frame/text/en/site.json'], packages: /^(?!@tanstack\/)/ },
  {
    part: 'service-worker',
    may: ['service-worker', 'shared/cacheNames'],
    packages: /^(workbox-|vitest$|@naru\/exam-kit\/(internal\/)?browser$)/,
  },
]

/** The floors of the server: a room imports only rooms of lower floors. */
const serverFloors = [
  'platform',
  'modules/leaderboards modules/media modules/plans modules/user',
  'modules/audit modules/exams modules/payments',
  'gateway import modules/attempts modules/auth modules/papers',
  'modules/content modules/notifications modules/practice modules/score-reports modules/two-step worker',
  'modules/desk-media modules/my-data modules/profile modules/statistics modules/study-mails',
  'modules/admin modules/regrade',
  'commands modules/desk',
  // The files beside the rooms.
  'server',
].map((rooms) => rooms.split(' '))

/** The floor of a file of the server, from 0; the tests are above all. */
const floorOf = (path: string) => {
  const room = /^apps\/server\/src\/(modules\/[^/]+|[^/]+(?=\/))/.exec(path)?.[1] ?? 'server'
  return { room, floor: serverFloors.findIndex((rooms) => rooms.includes(room)) }
}

/** Relative imports of a file as paths from the repository's root, without extensions. */
const relativeImports = (file: string): string[] =>
  importsOf(file)
    .filter((name) => name.startsWith('.'))
    .map((name) => relative(root, join(root, file, '..', name)))

describe('imports', () => {
  it.each(packageRules)('$folder imports only the packages it may', ({ folder, may }) => {
    const forbidden = sources(folder).flatMap((file) =>
      importsOf(file)
        .filter((name) => name.startsWith('@naru/') && !may.some((allowed) => allowed.test(name)))
        .map((name) => `${file} imports ${name}`),
    )
    expect(forbidden).toEqual([])
  })

  it('no package imports another by a relative path', () => {
    const folders = packageRules.map(({ folder }) => folder)
    const forbidden = folders.flatMap((folder) =>
      sources(folder).flatMap((file) =>
        relativeImports(file)
          .filter((target) => folders.some((other) => other !== folder && target.startsWith(`${other}/`)))
          .map((target) => `${file} imports ${target}`),
      ),
    )
    expect(forbidden).toEqual([])
  })

  it.each(webRules)('$part of the web app imports only $may', ({ part, may, packages }) => {
    const isAllowed = (target: string) => may.some((one) => target === one || target.startsWith(`${one}/`))
    const forbidden = sources(`apps/web/src/${part}`).flatMap((file) => [
      ...relativeImports(file)
        .filter((target) => !isAllowed(target.replace('apps/web/src/', '')))
        .map((target) => `${file} imports ${target}`),
      ...importsOf(file)
        .filter((name) => !name.startsWith('.') && !packages.test(name))
        .map((name) => `${file} imports ${name}`),
    ])
    expect(forbidden).toEqual([])
  })

  it('the server imports from floor to floor, downwards', () => {
    const files = sources('apps/server/src').filter((file) => !/\.test\.ts$|\/src\/test\//.test(file))
    const forbidden = files.flatMap((file) => {
      const from = floorOf(file)
      return (
        relativeImports(file)
          // `paths` lies beside the built entries, which are as deep as it.
          .filter((target) => target.startsWith('apps/server/src/') && target !== 'apps/server/src/paths')
          .filter((target) => {
            const to = floorOf(target)
            return from.floor < 0 || (to.room !== from.room && to.floor >= from.floor)
          })
          .map((target) => `${file} imports ${target}`)
      )
    })
    expect(forbidden).toEqual([])
  })

  it('no package augments the types of another', () => {
    // An augmentation would apply to every app that installs the library.
    const augmenting = ['packages/ui/src', 'packages/exam-kit/src', 'packages/api/src']
      .flatMap(sources)
      .filter((file) => /^declare (module|global)\b/m.test(readFileSync(join(root, file), 'utf8')))
    expect(augmenting).toEqual([])
  })
})

describe('npm scripts', () => {
  it('call no program that the shell of Windows lacks', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(
      readFileSync(join(root, 'package.json'), 'utf8'),
    )
    const calls = Object.values(scripts).flatMap((script) => script.split(' && '))
    expect(calls.length).toBeGreaterThan(40)
    expect(calls.filter((call) => /^(mkdir|rm|cp|mv|cat|touch|export|\w+=)/.test(call))).toEqual([])
  })
})

describe('names', () => {
  it('no two files or folders differ only by case', () => {
    // Without extensions: a case-insensitive file system resolves './Carousel' to carousel.ts before Carousel.tsx.
    const paths = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
      .split('\0')
      .map((path) => path.replace(/\.[^./]+$/, '').split('/'))
      .flatMap((parts) => parts.map((_, depth) => parts.slice(0, depth + 1).join('/')))
    const spellings = new Map<string, Set<string>>()
    for (const path of paths) {
      const key = path.toLowerCase()
      spellings.set(key, (spellings.get(key) ?? new Set()).add(path))
    }
    expect(spellings.size).toBeGreaterThan(1000)
    expect([...spellings.values()].filter(({ size }) => size > 1)).toEqual([])
  })
})

describe('components', () => {
  const components = ['packages/ui/src', 'packages/exam-kit/src'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => /^[A-Z]/.test(name) && statSync(join(root, folder, name)).isDirectory())
      .map((name) => ({ name, folder: join(folder, name) })),
  )
  const filesOf = (folder: string, ending: string) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith(ending))
      .map((name) => readFileSync(join(root, folder, name), 'utf8'))
  const storiesOf = (folder: string) => filesOf(folder, '.stories.tsx').join('\n')
  const namesOf = (folder: string) =>
    [...storiesOf(folder).matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name)

  const guideHeadings =
    'Use it when, Use something else when, Anatomy, Keyboard, With a screen reader, Do, Don’t'.split(', ')

  it.each(components)('$folder has a guide and a Docs page', ({ folder }) => {
    const [guide = ''] = filesOf(folder, '.guide.md')
    const headings = [...guide.matchAll(/^## (.*)/gm)].map(([, heading]) => heading)
    expect(headings).toEqual(guideHeadings)
    expect(storiesOf(folder)).toMatch(/^ {2}tags: \['autodocs'/m)
  })

  it.each(components)('$folder has a playground and a matrix', ({ name, folder }) => {
    const names = namesOf(folder)
    expect(names).toContain('Playground')
    expect(names.includes('Gallery')).toBe(!withoutMatrix.has(name))
  })

  it.each(components)('$folder shows every variant in a story', ({ folder }) => {
    const lists = sources(folder)
      .filter((file) => !/\.(stories|test)\.tsx?$/.test(file))
      .flatMap((file) => [
        ...readFileSync(join(root, file), 'utf8').matchAll(/^export const (\w+) = \[([^\]]+)\] as const/gm),
      ])
    const stories = storiesOf(folder)
    const missing = lists.filter(
      ([, list = '', values = '']) =>
        !stories.includes(list) && !values.split(',').every((value) => stories.includes(value.trim())),
    )
    expect(missing.map(([, list]) => list)).toEqual([])
  })

  it('use no raw colour outside the theme', () => {
    const raw = browserSources
      .flatMap(sources)
      .filter(
        (file) => !/^packages\/(ui\/src\/theme|api\/src\/msw)\//.test(file) && !/\.(stories|test)\.tsx?$/.test(file),
      )
      .filter((file) => /#[0-9a-f]{6}\b|rgba?\(|oklch\(/i.test(readFileSync(join(root, file), 'utf8')))
    expect(raw).toEqual([])
  })
})

/** Those that lay a page out, fill it, or open over it, one at a time. Their long texts have a story. */
const withoutMatrix = new Set(
  'AppShell Dialog ExamRoom Form HangulKeyboard Menu Page PracticeQuestion Sheet SkipLink Tooltip VisuallyHidden'.split(
    ' ',
  ),
)
