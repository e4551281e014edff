// Moves the options of all papers, so that the keys are where each paper's seed draws them; then run `npm run content:clips`.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, slugs } from '../papers'
import { withDrawnKeys } from './keys'

for (const slug of slugs) {
  const file = join(ROOT, 'exams', slug, 'exam.yaml')
  writeFileSync(file, withDrawnKeys(readFileSync(file, 'utf8')))
}
