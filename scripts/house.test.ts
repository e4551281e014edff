import { execFileSync } from 'node:child_process'
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

/** The modules a file imports or re-exports, as written: for types only and later by `import()`, too. */
function importsOf(path: string): string[] {
  const text = readFileSync(join(root, path), 'utf8')
  return [
    ...text.matchAll(
      /^\s*(?:import|export)\b[^'"]*?from\s+['"]([^'"]+)['"]|^\s*import\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm,
    ),
  ].map((match) => match[1] ?? match[2] ?? match[3] ?? '')
}

/** A room of the house, and which of our packages it may import. */
const law: { room: string; may: RegExp[] }[] = [
  { room: 'packages/ui/src', may: [] },
  { room: 'packages/exam-kit/src', may: [/^@naru\/ui\//] },
  { room: 'packages/api/src', may: [] },
  { room: 'apps/server/src', may: [/^@naru\/api(\/|$)/, /^@naru\/exam-kit\/engine$/] },
  { room: 'apps/web/src', may: [/^@naru\/api(\/|$)/, /^@naru\/exam-kit\//, /^@naru\/ui\//] },
]

/** A part of the web app, what it may import of the others, and which packages. */
const webLaw: { part: string; may: string[]; packages: RegExp; except?: string[] }[] = [
  // The build renders the loading exam room, too.
  { part: 'site', may: ['site', 'shared'], packages: /./, except: ['apps/web/src/site/prerender.tsx'] },
  { part: 'exam-room', may: ['exam-room', 'shared'], packages: /^(?!@tanstack\/)/ },
  { part: 'shared', may: ['shared'], packages: /^(?!@tanstack\/)/ },
  { part: 'service-worker', may: ['service-worker', 'shared/cacheNames'], packages: /^(workbox-|vitest$)/ },
]

/** What a file imports by relative paths, as paths from the repository's root without endings. */
const relativeImports = (file: string): string[] =>
  importsOf(file)
    .filter((name) => name.startsWith('.'))
    .map((name) => relative(root, join(root, file, '..', name)))

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
        relativeImports(file)
          .filter((target) => rooms.some((other) => other !== room && target.startsWith(`${other}/`)))
          .map((target) => `${file} imports ${target}`),
      ),
    )
    expect(trespasses).toEqual([])
  })

  it('no import leads back to its own file, not even for types', () => {
    const files = law.flatMap(({ room }) => sources(room))
    const known = new Set(files)
    const target = (file: string, name: string) => {
      const path = join(file, '..', name)
      return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`, `${path}/index.tsx`].find((one) => known.has(one))
    }
    const imports = new Map(
      files.map((file) => {
        const names = importsOf(file).filter((name) => name.startsWith('.'))
        return [file, names.map((name) => target(file, name)).filter((found) => found !== undefined)]
      }),
    )
    expect([...imports.values()].flat().length).toBeGreaterThan(2000)
    const reaches = (start: string) => {
      const seen = new Set(imports.get(start))
      // A set gives what is added to it while it is read, too.
      for (const file of seen) for (const next of imports.get(file) ?? []) seen.add(next)
      return seen
    }
    expect(files.filter((file) => reaches(file).has(file))).toEqual([])
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
    const area = (path: string) => /^apps\/web\/src\/site\/pages\/([^/]+)\//.exec(path)?.[1]
    const visits = sources('apps/web/src/site/pages').flatMap((file) =>
      relativeImports(file)
        .filter((target) => area(target) !== undefined && area(target) !== area(file))
        .map((target) => `${file} imports ${target}`),
    )
    expect(visits).toEqual([])
  })

  it.each(webLaw)('$part of the web app imports only $may', ({ part, may, packages, except = [] }) => {
    const isAllowed = (target: string) => may.some((one) => target === one || target.startsWith(`${one}/`))
    const strangers = sources(`apps/web/src/${part}`)
      .filter((file) => !except.includes(file))
      .flatMap((file) => [
        ...relativeImports(file)
          .filter((target) => !isAllowed(target.replace('apps/web/src/', '')))
          .map((target) => `${file} imports ${target}`),
        ...importsOf(file)
          .filter((name) => !name.startsWith('.') && !packages.test(name))
          .map((name) => `${file} imports ${name}`),
      ])
    expect(strangers).toEqual([])
  })

  it('no package changes the types of another', () => {
    // What a library declares there holds for every app that installs it.
    const changing = ['packages/ui/src', 'packages/exam-kit/src', 'packages/api/src']
      .flatMap(sources)
      .filter((file) => /^declare (module|global)\b/m.test(readFileSync(join(root, file), 'utf8')))
    expect(changing).toEqual([])
  })

  it('a page sends a mutation in a single flight', () => {
    const unguarded = sources('apps/web/src')
      .filter((file) => file.includes('/pages/'))
      .filter((file) => {
        const text = readFileSync(join(root, file), 'utf8')
        return /\buseMutation\b/.test(text) && !/\buseSingleFlight\b/.test(text)
      })
    expect(unguarded).toEqual([])
  })
})

describe('Names', () => {
  it('no two files or folders differ by case only', () => {
    // Without endings: where case is ignored, an import of './Carousel' would find carousel.ts before Carousel.tsx.
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

describe('Components', () => {
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

  it.each(components)('$folder has a guide for its Docs page, and the page', ({ folder }) => {
    expect(filesOf(folder, '.guide.ts')).toHaveLength(1)
    expect(storiesOf(folder)).toContain("tags: ['autodocs']")
  })

  it.each(components)('$folder has a playground and the stories that every component has', ({ name, folder }) => {
    const names = namesOf(folder)
    expect(usual.filter((story) => !names.includes(story) && reasonWithout(name, story) === undefined)).toEqual([])
  })

  it.each(components)('$folder has a story for what is its own', ({ folder }) => {
    const own = namesOf(folder).filter((story) => !usual.some((one) => one === story))
    expect(own).not.toEqual([])
  })

  it.each(components)('$folder shows every variant that it offers', ({ folder }) => {
    const lists = sources(folder)
      .filter((file) => !/\.(stories|test)\.tsx?$/.test(file))
      .flatMap((file) => [
        ...readFileSync(join(root, file), 'utf8').matchAll(/^export const (\w+) = \[([^\]]+)\] as const/gm),
      ])
    const stories = storiesOf(folder)
    const unseen = lists.filter(
      ([, list = '', values = '']) =>
        !stories.includes(list) && !values.split(',').every((value) => stories.includes(value.trim())),
    )
    expect(unseen.map(([, list]) => list)).toEqual([])
  })

  it('no exception is out of date', () => {
    const stale = Object.entries(without).flatMap(([story, reasons]) =>
      Object.keys(reasons)
        .filter((name) => {
          const component = components.find((one) => one.name === name)
          return component === undefined || namesOf(component.folder).includes(story)
        })
        .map((name) => `${name}: ${story}`),
    )
    expect(stale).toEqual([])
  })

  it('use no raw colour outside the theme', () => {
    const raw = ['packages/ui/src', 'packages/exam-kit/src', 'apps/web/src']
      .flatMap(sources)
      .filter((file) => !file.startsWith('packages/ui/src/theme/') && !/\.(stories|test)\.tsx?$/.test(file))
      .filter((file) => /#[0-9a-f]{6}\b|rgba?\(|oklch\(/i.test(readFileSync(join(root, file), 'utf8')))
    expect(raw).toEqual([])
  })
})

/** The stories that every component has. */
const usual = ['Playground', 'Gallery', 'LongText', 'Korean'] as const

const layout = 'a layout: what it shows is the page’s'
const overlay = 'opens over the page, one at a time: the toolbar shows it in every theme'
const drawn = 'a picture: it shows no words'
const heard = 'its words are heard only'
const catalogue = 'all its words are the catalogue’s'

/** Which component lacks which of the usual stories, and why. */
const without: Record<(typeof usual)[number], Record<string, string>> = {
  Playground: {},
  Gallery: {
    AppShell: layout,
    Dialog: overlay,
    ExamRoom: 'fills a page: each of its parts has a gallery',
    Form: layout,
    Menu: overlay,
    Page: layout,
    Sheet: overlay,
    SkipLink: 'is there while it has the focus, and one thing has the focus',
    Tooltip: overlay,
    VisuallyHidden: 'has no look',
  },
  LongText: {
    AppShell: layout,
    Avatar: 'shows one letter',
    Drawing: drawn,
    Icon: drawn,
    IconButton: heard,
    Rating: heard,
    Skeleton: 'says nothing',
    Spinner: heard,
    VisuallyHidden: heard,
  },
  Korean: {
    AppShell: layout,
    AudioPlayer: catalogue,
    ClipReplay: catalogue,
    Drawing: drawn,
    ExamPicture: drawn,
    ExamSummary: catalogue,
    ExamTimer: catalogue,
    FlagButton: catalogue,
    Form: layout,
    Grid: layout,
    Icon: drawn,
    IconButton: heard,
    Image: drawn,
    Inline: layout,
    KeyHelp: catalogue,
    Page: layout,
    PhaseProgress: catalogue,
    QuestionNavigator: catalogue,
    Rating: heard,
    ResultGauge: catalogue,
    Skeleton: 'says nothing',
    Spinner: heard,
    Stack: layout,
    TextSize: catalogue,
    VisuallyHidden: heard,
  },
}

const reasonWithout = (name: string, story: keyof typeof without): string | undefined => without[story][name]
