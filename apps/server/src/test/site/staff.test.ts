import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildTestServer } from '../support/test-server'
import { writeContent } from '../support/content'

const staffFolder = mkdtempSync(join(tmpdir(), 'naru-staff-'))
mkdirSync(join(staffFolder, 'assets'))
writeFileSync(
  join(staffFolder, 'index.html'),
  '<!doctype html><html lang="en"><script>first()</script><title>Naru</title>',
)
writeFileSync(join(staffFolder, 'assets/main-1a2b.js'), 'export {}')
const { server } = await buildTestServer({ contentFolder: writeContent(), staffFolder })

describe('the staff app', () => {
  it.each(['/admin', '/admin/', '/admin/users/65f0?page=2', '/desk', '/desk/papers/a/record/b'])(
    'has one document, at %s',
    async (url) => {
      const { statusCode, headers, body } = await server.inject(url)
      expect(statusCode).toBe(200)
      expect(body).toContain('<title>Naru</title>')
      expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
      // The hash of the inline script.
      expect(headers['content-security-policy']).toContain("'sha256-fDYmfWjvur9AxjhDbjHe6RvExc05MbXhhrbgz2vvy/A='")
    },
  )

  it('has the chosen language before its code runs', async () => {
    const { headers, body } = await server.inject({ url: '/admin', headers: { cookie: 'naru.language=ta' } })
    expect(body).toContain('<html lang="ta">')
    expect(headers).toMatchObject({ 'content-language': 'ta', vary: 'cookie' })
    expect((await server.inject('/admin')).body).toContain('<html lang="en">')
  })

  it('may use the microphone below /desk alone', async () => {
    const policyAt = async (url: string) => (await server.inject(url)).headers['permissions-policy']
    expect(await policyAt('/desk/papers')).toBe('microphone=(self)')
    expect(await policyAt('/admin')).toBe('microphone=()')
  })

  it('has files that never change', async () => {
    const { statusCode, headers } = await server.inject('/staff/assets/main-1a2b.js')
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await server.inject('/staff/assets/missing.js')).statusCode).toBe(404)
    expect((await server.inject('/staff/index.html')).statusCode).toBe(404)
  })
})
