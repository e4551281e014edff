// Writes exams/<exam>/images/<name>.svg for each drawings/<exam>/<name>.svg, with outlines in place of its text.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { outlineText } from './outline.mjs'

const content = new URL('../', import.meta.url)
for (const path of readdirSync(new URL('drawings/', content), { recursive: true })) {
  if (!path.endsWith('.svg')) continue
  const drawing = readFileSync(new URL(`drawings/${path}`, content), 'utf8')
  const [exam, name] = path.split(/[\\/]/)
  writeFileSync(new URL(`exams/${exam}/images/${name}`, content), outlineText(drawing))
}
