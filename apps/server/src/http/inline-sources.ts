import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { InlineSources } from './security-headers'

const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const contentsOf = (html: string, element: RegExp) => [...html.matchAll(element)].map((match) => match[1] ?? '')

/** Scripts with an address, and data that no browser runs, need no permission. */
const script = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:json|ld\+json)")[^>]*>([^]*?)<\/script>/gi
const style = /<style[^>]*>([^]*?)<\/style>/gi

/** The scripts and styles that the build wrote into the pages of a folder, named by their content so that no other can be added. */
export const inlineSources = (folder: string): InlineSources => {
  if (!existsSync(folder)) return { scripts: [], styles: [] }
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
  const unique = (element: RegExp) => [...new Set(pages.flatMap((html) => contentsOf(html, element)).map(source))]
  return { scripts: unique(script), styles: unique(style) }
}
