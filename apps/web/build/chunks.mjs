/** @typedef {Record<string, { file: string, imports?: string[], dynamicImports?: string[], css?: string[] }>} Manifest */

/**
 * The files that modules load eagerly: their own and those of their static imports.
 *
 * @param {Manifest} manifest
 * @param {readonly string[]} keys of the manifest
 */
export function closureOf(manifest, keys) {
  /** @type {Set<string>} */
  const js = new Set()
  /** @type {Set<string>} */
  const css = new Set()
  const visit = (/** @type {string} */ key) => {
    const chunk = manifest[key]
    if (chunk === undefined) throw new Error(`The manifest has no ${key}`)
    if (js.has(chunk.file)) return
    js.add(chunk.file)
    for (const next of chunk.imports ?? []) visit(next)
    for (const file of chunk.css ?? []) css.add(file)
  }
  for (const key of keys) visit(key)
  return { js: [...js], css: [...css] }
}

/**
 * The files that pages need offline: static and dynamic imports. Of those of the site's entry, pages and their texts are
 * not followed: each page that works offline is listed itself.
 *
 * @param {Manifest} manifest
 * @param {readonly string[]} keys
 * @param {string} language of their texts
 */
export function offlineFiles(manifest, keys, language) {
  // Fonts of other scripts load when their characters are on screen, other languages when they are chosen.
  const isLater = new RegExp(`ui/src/fonts/|text[/-](?!${language})`)
  /** @type {Set<string>} */
  const seen = new Set()
  const visit = (/** @type {string} */ key) => {
    if (seen.has(key)) return
    seen.add(key)
    const isListed = (/** @type {string} */ next) => key === 'index.html' && /\?tsr-split|\/text\//.test(next)
    const later = (manifest[key]?.dynamicImports ?? []).filter((next) => !isListed(next))
    for (const next of [...(manifest[key]?.imports ?? []), ...later]) {
      if (!isLater.test(next)) visit(next)
    }
  }
  for (const key of keys) visit(key)
  const { js, css } = closureOf(manifest, [...seen])
  return [...js, ...css]
}

/** Scripts with fonts of their own. @type {Record<string, string>} */
const scripts = { si: 'sinhala', ta: 'tamil' }

/**
 * The stylesheet and the fonts of a language's script, which pages in that language also need offline.
 *
 * @param {Manifest} manifest
 * @param {string} language
 */
export function fontsOf(manifest, language) {
  const script = scripts[language]
  if (script === undefined) return []
  const needed = new RegExp(`fonts/sinhalaTamil\\.ts$|noto-sans-${script}-.*\\.woff2$`)
  const found = Object.entries(manifest).filter(([key]) => needed.test(key))
  if (found.length < 2) throw new Error(`The build has no fonts for '${language}'.`)
  return found.map(([, { file }]) => file)
}

/** Areas of text that load together, as one chunk for each language. @type {Record<string, string[]>} */
const textChunks = { text: ['ui', 'shared', 'errors'], 'exam-text': ['exam', 'rules', 'examRoom'] }

/** @param {string} id of a module @returns {string | null} the chunk of a catalogue of such areas: `text-en` */
export function textChunk(id) {
  const [folder, language, file] = id.split('/').slice(-3)
  if (folder !== 'text') return null
  const found = Object.entries(textChunks).find(([, areas]) => areas.some((area) => file === `${area}.json`))
  return found === undefined ? null : `${found[0]}-${language}`
}

/**
 * The catalogues of areas of text in a language; of those that the language lacks, the English ones.
 *
 * @param {Manifest} manifest
 * @param {readonly { name: string }[]} areas
 * @param {string} language
 * @returns {string[]} keys of the manifest, each once
 * @throws Error for an area without a file of its name
 */
export function textKeys(manifest, areas, language) {
  const keys = Object.keys(manifest)
  const found = areas.map(({ name }) => {
    const keyIn = (/** @type {string} */ tag) => {
      const path = `/text/${tag}/${name}.json`
      const chunk = textChunk(path)
      return keys.find((key) => (chunk === null ? key.endsWith(path) : key.startsWith(`_${chunk}-`)))
    }
    const key = keyIn(language) ?? keyIn('en')
    if (key === undefined) throw new Error(`The build has no text/en/${name}.json`)
    return key
  })
  return [...new Set(found)]
}

/**
 * The lazy components of the routes, by route id, as the router's plugin names them.
 *
 * @param {Manifest} manifest
 * @returns {Map<string, string>}
 * @throws Error if it finds none: the pages would load them one after the other
 */
export function routeKeys(manifest) {
  const pattern = /^src\/routes\/(.+)\.tsx\?tsr-split=component$/
  const keys = new Map(
    Object.keys(manifest).flatMap((key) => {
      const path = pattern.exec(key)?.[1]
      return path === undefined ? [] : [[`/${path.replaceAll('.', '/').replace(/(^|\/)index$/, '$1')}`, key]]
    }),
  )
  if (keys.size === 0) throw new Error('The build has no routes')
  return keys
}
