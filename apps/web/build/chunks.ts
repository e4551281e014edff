export type Manifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[] }>

/** The files that modules load eagerly: their own and those of their static imports; `more` adds dynamic ones. */
export function closureOf(manifest: Manifest, keys: readonly string[], more: (key: string) => string[] = () => []) {
  const js = new Set<string>()
  const css = new Set<string>()
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    const chunk = manifest[key]
    if (chunk === undefined) throw new Error(`The manifest has no ${key}`)
    js.add(chunk.file)
    for (const next of [...(chunk.imports ?? []), ...more(key)]) visit(next)
    for (const file of chunk.css ?? []) css.add(file)
  }
  for (const key of keys) visit(key)
  return { js: [...js], css: [...css] }
}

/**
 * The files that pages need offline: static and dynamic imports. Of those of the site's entry, pages and their texts are
 * not followed: each page that works offline is listed itself.
 */
export function offlineFiles(manifest: Manifest, keys: readonly string[], language: string) {
  // Fonts of other scripts load when their characters are on screen, other languages when they are chosen.
  const isLater = new RegExp(`ui/src/fonts/|text[/-](?!${language})`)
  const isListed = /\?tsr-split|\/text\//
  const { js, css } = closureOf(manifest, keys, (key) => {
    const later = (manifest[key]?.dynamicImports ?? []).filter((next) => !isLater.test(next))
    return key === 'index.html' ? later.filter((next) => !isListed.test(next)) : later
  })
  return [...js, ...css]
}

/** The stylesheet and the fonts of a language's script, which pages in that language also need offline. */
export function fontsOf(manifest: Manifest, language: string) {
  const script = { si: 'sinhala', ta: 'tamil' }[language]
  if (script === undefined) return []
  const needed = new RegExp(`fonts/sinhalaTamil\\.ts$|noto-sans-${script}-.*\\.woff2$`)
  const found = Object.entries(manifest).filter(([key]) => needed.test(key))
  if (found.length < 2) throw new Error(`The build has no fonts for '${language}'.`)
  return found.map(([, { file }]) => file)
}

/** Areas of text that load together, as one chunk for each language. */
const textChunks = { text: ['ui', 'shared', 'errors'], 'exam-text': ['exam', 'rules', 'examRoom'] }

/** The chunk of a catalogue of such areas, by the path of its module: `text-en`. */
export function textChunk(id: string): string | null {
  const [folder, language, file] = id.split('/').slice(-3)
  if (folder !== 'text') return null
  const found = Object.entries(textChunks).find(([, areas]) => areas.some((area) => file === `${area}.json`))
  return found === undefined ? null : `${found[0]}-${language}`
}

/** The catalogues of areas of text in a language, as keys; of those that the language lacks, the English ones. */
export function textKeys(manifest: Manifest, areas: readonly { name: string }[], language: string) {
  const keys = Object.keys(manifest)
  const found = areas.map(({ name }) => {
    const keyIn = (tag: string) => {
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

/** The lazy components of the routes, by route id, as the router's plugin names them. */
export function routeKeys(manifest: Manifest) {
  const pattern = /^src\/routes\/(.+)\.tsx\?tsr-split=component$/
  const keys = Object.keys(manifest).flatMap((key) => {
    const path = pattern.exec(key)?.[1]
    return path === undefined ? [] : [[`/${path.replaceAll('.', '/').replace(/(^|\/)index$/, '$1')}`, key] as const]
  })
  if (keys.length === 0) throw new Error('The build has no routes')
  return new Map<string, string>(keys)
}
