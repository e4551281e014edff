// A part of `npm run release:version`: from now on `npm run api:diff` compares with the contract of this release.
import { copyFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const at = (/** @type {string} */ path) => fileURLToPath(new URL(`../${path}`, import.meta.url))
copyFileSync(at('openapi.yaml'), at('packages/api/openapi.released.yaml'))
