import type { Audience } from '../src/shared/pages'

/** The part of a page row that the server needs to send the page. */
interface PageFile {
  /** The file in `dist`. */
  file: string
  /** Its inline scripts, as sources of a content security policy. */
  scripts: string[]
  /** The same of its inline styles. */
  styles: string[]
}

/** A row of `dist/pages.json`. */
export interface PageRow extends PageFile {
  /** The path; `$name` is a segment. */
  path: string
  audience: Audience
  /** Whether the worker caches it. */
  offline: boolean
  /** API paths to preload for logged-in users. */
  preload: string[]
  /** URL of its speculation rules. */
  speculationRules?: string
  /** The modules that it loads eagerly, as keys of Vite's manifest. */
  chunks: string[]
  /** KB (1,000 bytes) of JavaScript that it may load eagerly, brotli. */
  budget: { js: number }
}

/** `dist/pages.json`, read by the server, the benchmarks and the end-to-end tests. */
export interface PagesFile {
  pages: PageRow[]
  /** Sent for every other page address. */
  fallback: PageFile
}
