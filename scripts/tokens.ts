// `npm run tokens`: writes the design tokens of packages/ui as files for design tools and for sites without our components.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { exportedTokens } from '../packages/ui/src/theme/exported'

const folder = fileURLToPath(new URL('../packages/ui/tokens', import.meta.url))
mkdirSync(folder, { recursive: true })
for (const [name, content] of Object.entries(exportedTokens())) writeFileSync(join(folder, name), content)
process.stdout.write(`${folder}: ${Object.keys(exportedTokens()).join(', ')}\n`)
