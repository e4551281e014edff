import { createServer } from 'node:net'
import { languages, translatedLanguages } from '@naru/api/languages'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

export const SCRIPT = "'sha256-aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa='"
export const STYLE = "'sha256-bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb='"
export const EXAM_ROOM_SCRIPT = "'sha256-ccccccccccccccccccccccccccccccccccccccccccc='"
interface Sources {
  scripts?: string[] | undefined
  styles?: string[] | undefined
}
/** A document of each language: `exams.html`, `exams.si.html` and so on. */
const documents = (file: string, sources: Sources = {}) =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      { file: language === 'en' ? file : `${file.slice(0, -5)}.${language}.html`, scripts: [], styles: [], ...sources },
    ]),
  )
/** Its documents at the addresses with a language: `si/index.html` and so on. */
const prefixed = (file: string) =>
  Object.fromEntries(
    translatedLanguages.map((language) => [language, { file: `${language}/${file}`, scripts: [], styles: [] }]),
  )
export const row = (
  path: string,
  file: string,
  { scripts = [], styles = [], ...more }: Sources & Record<string, unknown> = {},
) => ({
  path,
  documents: documents(file, { scripts, styles }),
  preload: [],
  ...more,
})
const examRoom = { scripts: [EXAM_ROOM_SCRIPT], speculationRules: '/speculation.json' }
export const pages = [
  row('/', 'index.html', { scripts: [SCRIPT], styles: [STYLE], prefixed: prefixed('index.html') }),
  row('/exams', 'exams.html'),
  row('/pricing', 'shell.html', { prefixed: prefixed('pricing.html'), preload: ['/api/price-plans'] }),
  row('/quiz', 'exam.html', examRoom),
  row('/quiz/$examId', 'exam.html', {
    ...examRoom,
    preload: ['/api/auth/is-auth', '/api/exams/$examId', '/api/leaderboard?examId=$examId'],
  }),
  row('/myresult/of/$userId', 'shell.html'),
]
export const fallback = documents('shell.html', { styles: [STYLE] })
export const table = { pages, fallback }

export const document = (content: string) => `<!doctype html><title>Naru</title><p>${content}`
/** Writes a built site with a page table. @returns its folder */
export const writeSite = (content: unknown) => {
  const folder = mkdtempSync(join(tmpdir(), 'naru-site-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'pages.json'), typeof content === 'string' ? content : JSON.stringify(content))
  for (const name of ['index', 'shell', 'exams', 'exam']) {
    for (const language of ['', ...translatedLanguages.map((tag) => `.${tag}`)]) {
      writeFileSync(join(folder, `${name}${language}.html`), document(name + language))
    }
  }
  for (const language of translatedLanguages) {
    mkdirSync(join(folder, language))
    for (const name of ['index', 'pricing']) {
      writeFileSync(join(folder, language, `${name}.html`), document(`${language}/${name}`))
    }
  }
  writeFileSync(join(folder, 'exam.html.gz'), gzipSync(document('exam')))
  writeFileSync(join(folder, 'speculation.json'), '{"prefetch":[]}')
  writeFileSync(join(folder, 'sw.js'), 'self')
  writeFileSync(join(folder, 'sw.js.map'), '{}')
  writeFileSync(join(folder, 'assets/app-1a2b.js'), 'export {}')
  writeFileSync(join(folder, 'assets/app-1a2b.js.gz'), gzipSync('export {}'))
  return folder
}

/** @returns a port of this machine that nothing listens on */
export const freePort = () =>
  new Promise<number>((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
