import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

interface LockedPackage {
  /** Set where the folder's name is not the package's. */
  name?: string
  version?: string
  resolved?: string
  integrity?: string
  link?: boolean
  inBundle?: boolean
  hasInstallScript?: boolean
  dev?: boolean
  optional?: boolean
}

const textOf = (path: string) => readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8')

const lock: { packages: Record<string, LockedPackage> } = JSON.parse(textOf('package-lock.json'))
const foreign = Object.entries(lock.packages).filter(
  ([path, { link, inBundle }]) => path.includes('node_modules/') && link !== true && inBundle !== true,
)

describe('ASVS 54: what we take from others', () => {
  test('comes from the npm registry and from nowhere else, with a checksum', () => {
    const faults = foreign
      .filter(
        ([, { resolved, integrity }]) =>
          !(resolved ?? 'https://registry.npmjs.org/').startsWith('https://registry.npmjs.org/') ||
          !(integrity ?? '').startsWith('sha512-'),
      )
      .map(([path]) => path)
    expect(foreign.length).toBeGreaterThan(100)
    expect(faults).toEqual([])
  })

  test('keeps the name it is known by', () => {
    // One is known under a second name, because two of its versions are in use.
    expect(foreign.filter(([, { name }]) => name !== undefined).map(([path]) => path)).toEqual([
      'node_modules/typescript-7',
    ])
  })

  test('is named by an exact version wherever the server runs it', () => {
    const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(textOf('apps/server/package.json'))
    const loose = Object.entries(dependencies).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))
    expect(loose.map(([name]) => name)).toEqual(['yaml'])
    for (const [name, version] of Object.entries(dependencies)) {
      if (name.startsWith('@naru/') || name === 'yaml') continue
      const locked = lock.packages[`apps/server/node_modules/${name}`] ?? lock.packages[`node_modules/${name}`]
      expect([name, locked?.version]).toEqual([name, version])
    }
  })

  test('runs no script of its own on a production machine', () => {
    const scripts = foreign.filter(([, { hasInstallScript, dev }]) => hasInstallScript === true && dev !== true)
    expect(scripts.map(([path]) => path)).toEqual([])
  })
})
