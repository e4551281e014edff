import type { Audience } from '../src/shared/pages'

/** What of a page the server needs to send it. */
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
  /** The address, in which `$name` stands for a segment. */
  path: string
  audience: Audience
  /** Whether the worker caches it. */
  offline: boolean
  /** API paths to preload for who is logged in. */
  preload: string[]
  /** The address of its speculation rules. */
  speculationRules?: string
  /** What it loads at once, as keys of Vite's manifest. */
  chunks: string[]
  /** KB of JavaScript that it may load at once, brotli. */
  budget: { js: number }
}

/** `dist/pages.json`: what the server, the bench and the journeys read. */
export interface PagesFile {
  pages: PageRow[]
  /** Sent for any other address of a page. */
  fallback: PageFile
}
