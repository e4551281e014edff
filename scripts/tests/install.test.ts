import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const install = (...parameters: string[]) => {
  const { status, stdout, stderr } = spawnSync('bash', ['deploy/install.sh', ...parameters], { encoding: 'utf8' })
  return { status, stdout, stderr: stderr.trim() }
}

test('the installer says how it is called', () => {
  const { status, stdout } = install('--help')
  expect(status).toBe(0)
  for (const flag of ['--port PORT', '--tls internal', '--no-systemd']) expect(stdout).toContain(flag)
  expect(install('Naru.LK').stderr).toBe(stdout.trim())
})

test.each([
  [['naru.lk', '--no-sytemd'], 'There is no flag --no-sytemd: see deploy/install.sh --help.'],
  [['naru.lk', '--tls', 'own'], '--tls can only be internal. Without it, Caddy obtains a certificate.'],
  [['naru.lk', '--port'], '--port needs a number, such as 8443.'],
  [['naru.lk', 'naru.com'], 'There is one HOST, not naru.lk and naru.com: see deploy/install.sh --help.'],
])('it refuses %j in one sentence, before it changes anything', (parameters, sentence) => {
  expect(install(...parameters)).toEqual({ status: 1, stdout: '', stderr: sentence })
})
