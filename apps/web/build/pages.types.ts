import type { Language } from '@naru/api/languages'
import type { Audience } from '../src/shared/pages'

/** The part of a document that the server needs to send it. */
export interface PageFile {
  /** The file in `dist`. */
  file: string
  /** Its inline scripts, as sources of a content security policy. */
  scripts: string[]
  /** The same of its inline styles. */
  styles: string[]
}

/** A page in one language. */
export interface PageDocument extends PageFile {
  /** The modules that it loads eagerly, as keys of Vite's manifest. */
  chunks: string[]
}

/** A row of `dist/pages.json`. */
export interface PageRow {
  /** The path; `$name` is a segment. */
  path: string
  audience: Audience
  /** What is sent at the path, in the reader's language. */
  documents: Record<Language, PageDocument>
  /** What is sent at `/{language}{path}`, where links keep the language. Only prerendered pages have such addresses. */
  prefixed?: Record<Exclude<Language, 'en'>, PageDocument>
  /** Whether the worker caches it. */
  offline: boolean
  /** API paths to preload for logged-in users. */
  preload: string[]
  /** URL of its speculation rules. */
  speculationRules?: string
  /** KB (1,000 bytes) of JavaScript that it may load eagerly in English, brotli. */
  budget: { js: number; css?: number | undefined }
}

/** `dist/pages.json`, read by the server, the benchmarks and the end-to-end tests. */
export interface PagesFile {
  pages: PageRow[]
  /** Sent for every other page address, in the reader's language. */
  fallback: Record<Language, PageFile>
  /** Where its pages show what an operator fills in. */
  fillable: {
    build: string
    facts: Record<string, string>
    feedback: Record<Language, { samples: string; cards: string[] }>
  }
}
