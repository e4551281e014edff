import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import ts from 'typescript'
import type { Plugin } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const pictures = readdirSync(join(root, '.storybook/pictures'))

/** The most that a component's own code and styles take, in KB of 1,000 bytes, gzip. */
const mostSize = 5

/** Those that the stories of the longest texts leave out, because they fill a page. */
const pagesOfTheirOwn = /const pages = \[(.*)\]/.exec(
  readFileSync(join(root, '.storybook/LongestTexts.stories.tsx'), 'utf8'),
)?.[1]

interface Sources {
  /** Of its folder. */
  name: string
  title: string
  stories: string
  /** Its own code and styles, by file. */
  own: Readonly<Record<string, string>>
}

/** The text of a member's comment, without tags. */
const commentOf = (member: ts.Node) =>
  ts
    .getJSDocCommentsAndTags(member)
    .map((doc) => (ts.isJSDoc(doc) ? (ts.getTextOfJSDocComment(doc.comment) ?? '') : ''))
    .join('')

/** What its content is needs no sentence. */
const isSelfEvident = (name: string) => /^(children|className|aria-.*)$/.test(name)

/** The props of a component, and the parts of what they take, without a sentence. */
const undocumented = ({ own }: Sources) =>
  Object.entries(own)
    .flatMap(([file, text]) => [...ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true).statements])
    .filter((node) => ts.isInterfaceDeclaration(node))
    .filter((node) => ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Export)
    .flatMap((node) => [...node.members])
    .filter((member) => commentOf(member) === '' && !isSelfEvident(member.name?.getText() ?? ''))

const isPictured = ({ title, stories }: Sources) =>
  [...stories.matchAll(/^export const (\w+)/gm)].some(([, name = '']) => {
    const id = toId(title, storyNameFromExport(name)).replace('--', '-')
    return pictures.some((picture) => picture.startsWith(`${id}-`))
  })

const isInLongestTexts = ({ name, stories }: Sources) =>
  /^export const Playground/m.test(stories) && !pagesOfTheirOwn?.includes(`'${name}'`)

const bytes = (own: Sources['own']) =>
  Object.values(own).reduce((sum, text) => {
    const { outputText } = ts.transpileModule(text, {
      compilerOptions: { removeComments: true, jsx: ts.JsxEmit.ReactJSX, target: ts.ScriptTarget.ESNext },
    })
    return sum + gzipSync(outputText).length
  }, 0)

/** The criteria by name: what shows that a component meets one. */
const criteria: Readonly<Record<string, (sources: Sources) => boolean>> = {
  states: ({ stories }) => /\bmatrix\(/.test(stories) || (stories.match(/^export const /gm) ?? []).length >= 3,
  // Native elements have their keys from the browser.
  keyboard: ({ stories, own }) =>
    /\b(keyboard|tab)\(|toHaveFocus/.test(stories) ||
    !/onKeyDown[=(]|tabIndex={0|react-aria/.test(Object.values(own).join('')),
  // axe looks at the first story of each title.
  names: ({ stories }) => !/test: 'off'/.test(stories),
  'four themes': (sources) =>
    isPictured(sources) ||
    /<AllThemes/.test(sources.stories) ||
    !/vars\.color/.test(Object.values(sources.own).join('')),
  '200 % and 320 px': (sources) => isInLongestTexts(sources) || /smallPhone|textsBeyond/.test(sources.stories),
  languages: (sources) =>
    isInLongestTexts(sources) || /longTexts|sinhala|'languages'|language: '/.test(sources.stories),
  'API docs': (sources) => undocumented(sources).length === 0,
  size: ({ own }) => bytes(own) <= mostSize * 1000,
}

export interface Row {
  title: string
  /** The criteria that it meets. */
  met: string[]
  /** The others. */
  missing: string[]
}

/** Every component of the library and the exam with what its stories, pictures, comments and code show. */
export function ledger(): Row[] {
  return ['packages/ui/src', 'packages/exam-kit/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name))
      .map(({ name }) => {
        const files = readdirSync(join(root, folder, name)).filter((file) => /\.tsx?$/.test(file))
        const read = (file: string) => readFileSync(join(root, folder, name, file), 'utf8')
        const joined = (ending: string) =>
          files
            .filter((file) => file.endsWith(ending))
            .map(read)
            .join('\n')
        const main = [`${name}.stories.tsx`, ...files].find(
          (file) => files.includes(file) && file.includes('.stories.'),
        )
        const sources: Sources = {
          name,
          title: /title: '([^']+)'/.exec(read(main ?? ''))?.[1] ?? name,
          stories: joined('.stories.tsx'),
          own: Object.fromEntries(
            files.filter((file) => !/\.(stories|test)\.|^index|Setup/.test(file)).map((file) => [file, read(file)]),
          ),
        }
        const met = Object.keys(criteria).filter((each) => criteria[each]?.(sources))
        return { title: sources.title, met, missing: Object.keys(criteria).filter((each) => !met.includes(each)) }
      }),
  )
}

const id = 'virtual:ledger'

/** Gives the ledger to the page that shows it. */
export const ledgerPlugin = (): Plugin => ({
  name: 'ledger',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (source) =>
    source === `\0${id}`
      ? `export const rows = ${JSON.stringify(ledger())}; export const criteria = ${JSON.stringify(Object.keys(criteria))}`
      : undefined,
})
