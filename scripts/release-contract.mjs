// Part of `npm run release:version`: saves this release's contract for `npm run api:diff`.
import { copyFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const at = (/** @type {string} */ path) => fileURLToPath(new URL(`../${path}`, import.meta.url))
copyFileSync(at('openapi.yaml'), at('packages/api/openapi.released.yaml'))
