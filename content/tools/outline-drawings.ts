// Writes each drawings/<path> to <path>, with outlines in place of its text.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { outlineText } from './outline'

const content = new URL('../', import.meta.url)
for (const path of readdirSync(new URL('drawings/', content), { recursive: true, encoding: 'utf8' })) {
  if (!path.endsWith('.svg')) continue
  const drawing = readFileSync(new URL(`drawings/${path}`, content), 'utf8')
  writeFileSync(new URL(path, content), outlineText(drawing))
}
