import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const page = readFileSync(join(root, 'docs/specification-coverage.md'), 'utf8')

interface Row {
  section: number
  clause: string
  heldBy: string
}

const sections = [...page.matchAll(/^## (\d+)\. /gm)].map((match) => Number(match[1]))

/** The rows of the page's tables, each with the section it stands in. */
const rows: Row[] = page.split(/^## (?=\d+\. )/m).flatMap((part, section) =>
  part
    .split('\n')
    .filter((line) => section > 0 && line.startsWith('| ') && !/^\| (Clause|-+) \|/.test(line))
    .map((line) => line.split(' | '))
    .map(([clause = '', ...rest]) => ({
      section,
      clause: clause.slice(2),
      heldBy: rest.join(' | ').replace(/ *\|$/, '').trim(),
    })),
)

const notHeld = rows.filter(({ heldBy }) => /^Not held yet: ./.test(heldBy))
/** The tests that a row names, each in its own backticks; a title's own backticks are left out on the page. */
const namesOf = ({ heldBy }: Row): string[] => [...heldBy.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '')
const names = [...new Set(rows.flatMap(namesOf))]

/** What `describe('…')`, `it('…')` or `test('…')` is called in a file, templates and `each` titles as they are written; skipped ones do not count. */
function titlesIn(path: string): Set<string> {
  const titles = new Set<string>()
  const source = ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest, true)
  const words = (callee: ts.Expression): string => callee.getText(source).replace(/\(.*$/s, '')
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node)) {
      const [title] = node.arguments
      const isTest = /^(describe|it|test)(\.(each|describe|for))*$/.test(words(node.expression))
      if (isTest && title !== undefined) {
        if (ts.isStringLiteralLike(title)) titles.add(title.text)
        else if (ts.isTemplateExpression(title)) titles.add(title.getText(source).slice(1, -1))
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return titles
}

function filesBelow(folder: string, ending: string): string[] {
  return readdirSync(join(root, folder)).flatMap((name) => {
    const path = `${folder}/${name}`
    if (name === 'node_modules' || name === 'dist') return []
    if (statSync(join(root, path)).isDirectory()) return filesBelow(path, ending)
    return name.endsWith(ending) ? [path] : []
  })
}

/** Whether a story is made by a function of its file that gives it what it plays. */
function isMadeWithPlay(story: string, file: string): boolean {
  const maker = /^export const \w+ = (\w+)\(/.exec(story)?.[1]
  const body = file.split(/^(?=function |export const |const )/m).find((part) => part.startsWith(`function ${maker}(`))
  return body !== undefined && /^ {4}play:/m.test(body)
}

/** The stories that assert something. */
const stories = new Set(
  ['packages/ui/src', 'packages/exam-kit/src', 'apps/web/src']
    .flatMap((folder) => filesBelow(folder, '.stories.tsx'))
    .flatMap((path) => {
      const text = readFileSync(join(root, path), 'utf8')
      const title = /^\s+title: '([^']+)'/m.exec(text)?.[1] ?? path
      return text
        .split(/^(?=export const )/m)
        .filter((part) => /^export const \w+/.test(part) && (/\bplay\b/.test(part) || isMadeWithPlay(part, text)))
        .map((part) => `${title}/${/\w+(?=[:\s])/.exec(part.slice('export const '.length))?.[0]}`)
    }),
)

/** What is wrong with the name of a test; nothing if it exists. */
function faultOf(name: string): string | undefined {
  const story = /^Story: (.+)$/.exec(name)?.[1]
  if (story !== undefined) return stories.has(story) ? undefined : 'no such story, or one that asserts nothing'
  const [file = '', title, ...rest] = name.split(' › ')
  if (title === undefined || rest.length > 0) return 'neither a story nor `file › title`'
  const path = file.startsWith('e2e/') ? `apps/web/${file}` : file
  if (!/\.(test|spec)\.tsx?$/.test(path) || !existsSync(join(root, path))) return 'no such file of tests'
  return titlesIn(path).has(title) ? undefined : 'no such title in that file'
}

describe('docs/specification-coverage.md', () => {
  it('goes through the nine sections in their order, each with its clauses', () => {
    expect(sections).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    for (const section of sections) expect(rows.filter((row) => row.section === section)).not.toEqual([])
  })

  it('names a test in every row, or says plainly that there is none yet', () => {
    expect(rows.filter((row) => namesOf(row).length === 0 && !notHeld.includes(row))).toEqual([])
    expect(notHeld.filter((row) => namesOf(row).length > 0)).toEqual([])
  })

  it('counts in its head the clauses that no test holds yet', () => {
    expect(/^Clauses: (\d+)\. Not held yet: (\d+)\.$/m.exec(page)?.slice(1)).toEqual([
      `${rows.length}`,
      `${notHeld.length}`,
    ])
  })

  it.each(names)('%s exists', (name) => {
    expect(faultOf(name)).toBeUndefined()
  })

  it('would see a wrong name', () => {
    expect(faultOf('Story: Pages/Home/NoSuchStory')).toBe('no such story, or one that asserts nothing')
    expect(faultOf('scripts/no-such.test.ts › anything')).toBe('no such file of tests')
    expect(faultOf('scripts/coverage.test.ts › no such title')).toBe('no such title in that file')
    expect(faultOf('scripts/coverage.test.ts › would see a wrong name')).toBeUndefined()
  })
})
