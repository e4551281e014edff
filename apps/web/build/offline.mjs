import { createHash } from 'node:crypto'
import { roomNote } from './roomBuild.mjs'
import { scriptOf } from './scriptOf.mjs'

/** @typedef {import('vite').Rolldown.OutputChunk} Chunk */
/** @typedef {import('vite').Rolldown.OutputBundle} Bundle */

/** What must open without a connection: the frame, and everything of an exam from its guidelines to its review. */
const kept = [
  /\/src\/main\.tsx$/,
  /\/index\.html$/,
  /\/src\/app\/SiteFrame\.tsx/,
  /\/src\/routes\/_site\.tsx\?/,
  /\/src\/routes\/_site\/_student\.tsx\?/,
  /\/src\/routes\/_site\/_student\/guidelines\.tsx\?/,
  /\/src\/routes\/quiz[^/]*\.tsx\?/,
  /\/src\/exam\/index\.ts$/,
]

/** Code that a kept page asks for later counts too when it belongs to the exam, and the drawings of what cannot be reached. */
const followed =
  /\/(packages\/exam-kit\/src|packages\/ui\/src\/Drawing|apps\/web\/src)\/(?!routes|pages\/(?!Quiz|Guidelines))/

/** @param {Chunk} chunk what is asked for later; it has no facade where another page has the same code from its start, as the review */
const isFollowed = ({ facadeModuleId, moduleIds }) =>
  facadeModuleId === null
    ? moduleIds.some((id) => id.includes('/packages/exam-kit/src/'))
    : followed.test(facadeModuleId)

/**
 * Every file that the kept pages need, code and styles.
 *
 * @param {Bundle} bundle
 */
function filesOf(bundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  /** @type {Set<string>} */
  const files = new Set()
  const visit = (/** @type {Chunk | undefined} */ chunk) => {
    if (chunk === undefined || files.has(chunk.fileName)) return
    files.add(chunk.fileName)
    for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css)
    for (const name of chunk.imports) visit(byName.get(name))
    for (const name of chunk.dynamicImports) {
      const next = byName.get(name)
      if (next !== undefined && isFollowed(next)) visit(next)
    }
  }
  for (const chunk of chunks) if (kept.some((name) => name.test(chunk.facadeModuleId ?? ''))) visit(chunk)
  return [...files].toSorted()
}

/** @param {Bundle} bundle @returns {string[]} the files of the exam room that runs alone */
function roomFiles(bundle) {
  const note = bundle[roomNote]
  if (note?.type !== 'asset') throw new Error('The build has no exam room that runs alone')
  const { js, css, later } = JSON.parse(String(note.source))
  return [...js, ...css, ...later]
}

/**
 * Builds `sw.js`, which keeps the site for visits without a connection, and names the build in the page.
 * With NARU_OFFLINE=off the worker takes back what an earlier one kept.
 *
 * @returns {import('vite').Plugin} the plugin; it works in a build for browsers only
 */
export function offline() {
  const isOff = process.env['NARU_OFFLINE'] === 'off'
  return {
    name: 'naru-offline',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('The build has no index.html')
        if (isOff) {
          this.emitFile({ type: 'asset', fileName: 'sw.js', source: await scriptOf('offline/offWorker.ts') })
          return
        }
        const html = String(page.source)
        const names = Object.keys(bundle).filter((name) => name.startsWith('assets/'))
        const worker = await scriptOf('offline/worker.ts')
        const all = [...names.toSorted(), html, worker].join('\n')
        const id = createHash('sha256').update(all).digest('hex').slice(0, 12)
        const fonts = names.filter((name) => /PretendardVariable\.subset\.91-.*\.woff2$/.test(name))
        const files = [...filesOf(bundle), ...roomFiles(bundle), ...fonts].map((name) => `/${name}`)
        page.source = html.replace('</head>', `  <meta name="naru-build" content="${id}">\n  </head>`)
        const ours = JSON.stringify({ id, shell: '/shell.html', room: '/quiz.html', files })
        if (!worker.includes('__NARU_BUILD__')) throw new Error('The worker has no place for the build')
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: worker.replaceAll('__NARU_BUILD__', () => ours) })
      },
    },
  }
}
