import { Zip, ZipDeflate } from 'fflate'

/** A fixed date makes archives reproducible. */
const mtime = new Date(2026, 0, 1)

/**
 * Writes a zip archive as pieces, an entry at a time: the next one is read once the pieces of those before it were taken. All but texts is not
 * packed again, though `deflate` is its method: not every program reads an entry that is only stored and whose size follows it.
 */
export function* writeZip(
  entries: Iterable<readonly [path: string, content: Uint8Array]>,
): Generator<Uint8Array<ArrayBuffer>> {
  let pieces: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((error, piece) => {
    if (error !== null) throw error
    pieces.push(piece)
  })
  const taken = () => {
    const all = pieces
    pieces = []
    return all
  }
  for (const [path, content] of entries) {
    const entry = new ZipDeflate(path, { level: /\.(?:json|svg|xml|yaml)$/.test(path) ? 6 : 0 })
    entry.mtime = mtime
    zip.add(entry)
    entry.push(content, true)
    yield* taken()
  }
  zip.end()
  yield* taken()
}
