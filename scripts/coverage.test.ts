import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { browserSources } from './folders.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const page = readFileSync(join(root, 'docs/specification-coverage.md'), 'utf8')

interface Row {
  section: number
  clause: string
  heldBy: string
}

const sections = [...page.matchAll(/^## (\d+)\. /gm)].map((match) => Number(match[1]))

/** The rows of the page's tables with their section. */
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
/** The tests that a row names, each in backticks: stories, or `file › title`. Backticks inside a title are omitted on the page. */
const namesOf = ({ heldBy }: Row): string[] => [...heldBy.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '')
const names = [...new Set(rows.flatMap(namesOf))]

/** Titles of `describe`, `it` and `test` in a file, templates and `each` titles as written, without skipped ones. */
function titlesIn(path: string): Set<string> {
  const titles = new Set<string>()
  const source = ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest, true)
  const calleeName = (callee: ts.Expression): string => callee.getText(source).replace(/\(.*$/s, '')
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node)) {
      const [title] = node.arguments
      const isTest = /^(describe|it|test)(\.(each|describe|for))*$/.test(calleeName(node.expression))
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

/** Whether a story is created by a function of its file that sets `play`. */
function hasFactoryWithPlay(story: string, file: string): boolean {
  const factory = /^export const \w+ = (\w+)\(/.exec(story)?.[1]
  const body = file
    .split(/^(?=function |export const |const )/m)
    .find((part) => part.startsWith(`function ${factory}(`))
  return body !== undefined && /^ {4}play:/m.test(body)
}

/** The makers of page stories in `storyStates.ts`, all of which set `play`. */
const hasStateMaker = (story: string) => /^export const \w+ = (loading|failed|empty|refused|fitsAPhone)\(/.test(story)

/** Stories with assertions. */
const stories = new Set(
  browserSources
    .flatMap((folder) => filesBelow(folder, '.stories.tsx'))
    .flatMap((path) => {
      const text = readFileSync(join(root, path), 'utf8')
      const title = /^\s+title: '([^']+)'/m.exec(text)?.[1] ?? path
      return text
        .split(/^(?=export const )/m)
        .filter(
          (part) =>
            /^export const \w+/.test(part) &&
            (/\bplay\b/.test(part) || hasStateMaker(part) || hasFactoryWithPlay(part, text)),
        )
        .map((part) => `${title}/${/\w+(?=[:\s])/.exec(part.slice('export const '.length))?.[0]}`)
    }),
)

/** What is wrong with a test's name; undefined if the test exists. */
function problemOf(name: string): string | undefined {
  const [file = '', title] = name.split(' › ')
  if (title === undefined) return stories.has(name) ? undefined : 'no such story, or a story without assertions'
  const path = file.startsWith('e2e/') ? `apps/web/${file}` : file
  if (!/\.(test|spec)\.tsx?$/.test(path) || !existsSync(join(root, path))) return 'no such test file'
  const isNamed = (full: string) => (title.endsWith('…') ? full.startsWith(title.slice(0, -1)) : full === title)
  const found = [...titlesIn(path)].filter(isNamed)
  if (found.length > 1) return 'several titles that begin so in that file'
  return found.length === 1 ? undefined : 'no such title in that file'
}

describe('docs/specification-coverage.md', () => {
  it('lists clauses for the nine sections in order', () => {
    expect(sections).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    for (const section of sections) expect(rows.filter((row) => row.section === section)).not.toEqual([])
  })

  it('names a test in every row, or marks it as not held yet', () => {
    expect(rows.filter((row) => namesOf(row).length === 0 && !notHeld.includes(row))).toEqual([])
    expect(notHeld.filter((row) => namesOf(row).length > 0)).toEqual([])
  })

  it('counts the clauses and those that no test holds yet', () => {
    expect(/^Clauses: (\d+)\. Not held yet: (\d+)\.$/m.exec(page)?.slice(1)).toEqual([
      `${rows.length}`,
      `${notHeld.length}`,
    ])
  })

  it.each(names)('%s exists', (name) => {
    expect(problemOf(name)).toBeUndefined()
  })

  it('detects a wrong name', () => {
    expect(problemOf('Pages/First visit/Home/NoSuchStory')).toBe('no such story, or a story without assertions')
    expect(problemOf('scripts/no-such.test.ts › anything')).toBe('no such test file')
    expect(problemOf('scripts/coverage.test.ts › no such title')).toBe('no such title in that file')
    expect(problemOf('scripts/coverage.test.ts › names no…')).toBe('no such title in that file')
    expect(problemOf('scripts/coverage.test.ts › …')).toBe('several titles that begin so in that file')
    expect(problemOf('scripts/coverage.test.ts › detects a wrong name')).toBeUndefined()
    expect(problemOf('scripts/coverage.test.ts › detects a…')).toBeUndefined()
  })
})
