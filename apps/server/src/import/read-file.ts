import { lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { Composer, Lexer, LineCounter, Parser, isScalar, visit, type CST } from 'yaml'
import { codeOf, reasonOf } from '../platform/failure'

const MEGABYTE = 1024 * 1024

/** Maximum size of a text file (YAML, CSV), in bytes. An exam of 1,000 questions has less than one megabyte. */
const LARGEST_TEXT = 5 * MEGABYTE

/** Maximum length of a cell or a YAML value, in characters. */
export const LONGEST_CELL = 20_000

/** Maximum number of tokens of a YAML file; parsing one takes up to a kilobyte. 1,000 questions have 150,000. */
const MOST_TOKENS = 200_000
/** Maximum number of open brackets. */
const MOST_LEVELS = 50

/** All files of a folder, and the links that were not followed. */
export interface Listing {
  /** Paths with `/` between the parts. */
  files: ReadonlySet<string>
  /** Links to folders that lead out of the folder, or lie behind another link. */
  links: string[]
}

const isFolder = (path: string) => {
  try {
    return statSync(path).isDirectory()
  } catch (thrown) {
    // A link that leads nowhere is read, and refused, as a file.
    if (codeOf(thrown) !== undefined) return false
    throw thrown
  }
}

/** Lists a folder and the folders in it. Follows a linked folder only if it lies inside, and no link behind it. */
export const listFiles = (folder: string): Listing => {
  const files = new Set<string>()
  const links: string[] = []
  if (!isFolder(folder)) return { files, links }
  const root = realpathSync(folder)
  const isInside = (path: string) => {
    const [first = ''] = relative(root, realpathSync(path)).split(sep)
    return first !== '..' && !first.includes(':')
  }
  const walk = (path: string, mayFollow: boolean) => {
    for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
      const name = path === '' ? entry.name : `${path}/${entry.name}`
      const isLinked = entry.isSymbolicLink() && isFolder(join(root, name))
      files.add(name)
      if (entry.isDirectory()) walk(name, mayFollow)
      else if (isLinked && mayFollow && isInside(join(root, name))) walk(name, false)
      else if (isLinked) links.push(name)
    }
  }
  walk('', true)
  return { files, links }
}

/** A value, or the end of a sentence about a file that has none. */
export type Read<Value> = { value: Value } | { fault: string }

/** Reads a plain file of at most `most` bytes; a link is none. */
export const readPlainFile = (path: string, most = LARGEST_TEXT): Read<Buffer> => {
  const info = lstatSync(path)
  if (!info.isFile()) return { fault: 'is no plain file' }
  if (info.size > most) return { fault: `is larger than ${most / MEGABYTE} MB` }
  return { value: readFileSync(path) }
}

/** Why a YAML text is not parsed. Reads it token by token, since parsing takes much more memory. */
const excessOf = (text: string): string | undefined => {
  let tokens = 0
  let level = 0
  for (const token of new Lexer().lex(text)) {
    tokens += 1
    if (token === '[' || token === '{') level += 1
    if (token === ']' || token === '}') level -= 1
    // The library turns keys that are collections into text again and again: 500 nested ones take 30 s, 45 more take twice as long.
    if (token === '?') return "has a key that begins with '?'"
    if (level > MOST_LEVELS) return 'has too many levels'
    if (tokens > MOST_TOKENS) return 'has too many entries'
    if (token.length > LONGEST_CELL) return `has a text of more than ${LONGEST_CELL.toLocaleString('en')} characters`
  }
  return undefined
}

/**
 * Parses YAML. Stops at the first error: to find the line of each takes the library minutes. Compares keys by a set: the library compares each with
 * each.
 */
const parseYaml = (text: string): unknown => {
  const lines = new LineCounter()
  const fail = (message: string, offset: number): never => {
    const { line, col } = lines.linePos(offset)
    throw new Error(`${message} at line ${line}, column ${col}.`)
  }
  const tokens = function* (): Generator<CST.Token> {
    for (const token of new Parser(lines.addNewLine).parse(text)) {
      if (token.type === 'error') fail(token.message, token.offset)
      yield token
    }
  }
  const composer = new Composer({ uniqueKeys: false, prettyErrors: false })
  const [document, second] = composer.compose(tokens(), true, text.length)
  if (document === undefined || second !== undefined) throw new Error('It has more than one document.')
  const [error] = document.errors
  if (error !== undefined) fail(error.message, error.pos[0])
  visit(document, {
    Map: (_, { items }) => {
      const keys = new Set<unknown>()
      for (const { key } of items) {
        if (!isScalar(key)) continue
        if (keys.has(key.value)) fail('Map keys must be unique', key.range?.[0] ?? 0)
        keys.add(key.value)
      }
    },
  })
  return document.toJS()
}

export const readYaml = (path: string): Read<unknown> => {
  const file = readPlainFile(path)
  if ('fault' in file) return { fault: `${file.fault}.` }
  const text = file.value.toString('utf8')
  const excess = excessOf(text)
  if (excess !== undefined) return { fault: `${excess}.` }
  try {
    return { value: parseYaml(text) }
  } catch (thrown) {
    return { fault: `cannot be read: ${reasonOf(thrown).split('\n')[0]}` }
  }
}
