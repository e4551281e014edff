import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

interface LockedPackage {
  /** Set if the folder's name differs from the package's. */
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
const thirdParty = Object.entries(lock.packages).filter(
  ([path, { link, inBundle }]) => path.includes('node_modules/') && link !== true && inBundle !== true,
)

describe('ASVS 54: third-party packages', () => {
  test('come from the npm registry only, with a checksum', () => {
    const problems = thirdParty
      .filter(
        ([, { resolved, integrity }]) =>
          !(resolved ?? 'https://registry.npmjs.org/').startsWith('https://registry.npmjs.org/') ||
          !(integrity ?? '').startsWith('sha512-'),
      )
      .map(([path]) => path)
    expect(thirdParty.length).toBeGreaterThan(100)
    expect(problems).toEqual([])
  })

  test('are not aliased', () => {
    // One is aliased, because two of its versions are in use.
    expect(thirdParty.filter(([, { name }]) => name !== undefined).map(([path]) => path)).toEqual([
      'node_modules/typescript-7',
    ])
  })

  test('are pinned to exact versions in the server', () => {
    const server: Record<'dependencies' | 'optionalDependencies', Record<string, string>> = JSON.parse(
      textOf('apps/server/package.json'),
    )
    const dependencies = { ...server.dependencies, ...server.optionalDependencies }
    const loose = Object.entries(dependencies).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))
    expect(loose.map(([name]) => name)).toEqual(['yaml'])
    for (const [name, version] of Object.entries(dependencies)) {
      if (name.startsWith('@naru/') || name === 'yaml') continue
      const locked = lock.packages[`apps/server/node_modules/${name}`] ?? lock.packages[`node_modules/${name}`]
      expect([name, locked?.version]).toEqual([name, version])
    }
  })

  test('run no install script in production', () => {
    const scripts = thirdParty.filter(([, { hasInstallScript, dev }]) => hasInstallScript === true && dev !== true)
    expect(scripts.map(([path]) => path)).toEqual([])
  })
})
