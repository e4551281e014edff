// `npm run test:install`: deploy/install.sh on a bare Debian in a folder, up to a login in a browser; then a backup, a restore, and an upgrade there and
// back. Takes about 15 minutes and 3 GB. systemd does not run in a folder: Debian's package `systemctl` starts what the units name, without their sandbox.
import { chromium } from '@playwright/test'
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromiumArgs, requireChromium } from '../browser.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const debian = process.env['INSTALL_FOLDER'] ?? join(root, '.build/install')
const [port, sitePort] = ['3849', '8443']
const site = `https://localhost:${sitePort}`

/** @param {string} reason */
const skip = (reason) => {
  process.stdout.write(`The installer was not tried: ${reason}.\n`)
  process.exit(0)
}
if (process.getuid?.() !== 0) skip('it needs root')
if (spawnSync('debootstrap', ['--version']).status !== 0) skip('it needs debootstrap')
if (!(await fetch('http://deb.debian.org/debian/dists/bookworm/Release').catch(() => undefined))?.ok)
  skip("it needs Debian's mirror")

/** @param {string} program @param {string[]} parameters */
const run = (program, ...parameters) => void execFileSync(program, parameters, { stdio: 'inherit' })

if (!existsSync(join(debian, 'srv'))) {
  mkdirSync(debian, { recursive: true })
  run('debootstrap', '--variant=minbase', '--include=ca-certificates,systemctl', 'bookworm', debian)
}
// A proxy of this network may have a certificate of its own.
copyFileSync('/etc/ssl/certs/ca-certificates.crt', join(debian, 'etc/ssl/certs/ca-certificates.crt'))
copyFileSync('/etc/resolv.conf', join(debian, 'etc/resolv.conf'))
const node = join(debian, 'opt/given-node')
if (!existsSync(join(node, 'bin/npm'))) {
  run('npm', 'install', '--silent', '--global', '--prefix', node, 'node@24', 'npm@11')
}
const [origin, clone] = [join(debian, 'srv/naru.git'), join(debian, 'srv/naru')]
for (const folder of [origin, clone]) rmSync(folder, { recursive: true, force: true })
run('git', 'clone', '--quiet', '--bare', '--no-hardlinks', root, origin)
run('git', 'clone', '--quiet', origin, clone)
run('git', '-C', clone, 'remote', 'set-url', 'origin', '/srv/naru.git')

// That package has no systemd-notify.
writeFileSync(
  join(debian, 'usr/local/bin/systemd-notify'),
  `#!/usr/bin/python3
import os, socket, sys
socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM).sendto('\\n'.join(sys.argv[1:]).encode(), os.environ['NOTIFY_SOCKET'])
`,
  { mode: 0o755 },
)

// A process namespace of its own: whatever was started ends with it. The network is this machine's.
const inside = spawn(
  'unshare',
  [
    '--mount',
    '--pid',
    '--fork',
    '--kill-child',
    'bash',
    '-c',
    `mount -t proc proc ${debian}/proc && mount -t tmpfs tmpfs ${debian}/dev/shm && exec chroot ${debian} /usr/bin/env -i HOME=/root PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt bash`,
  ],
  { stdio: ['pipe', 'pipe', 'inherit'] },
)
let output = ''
inside.stdout.on('data', (data) => {
  output += String(data)
  process.stdout.write(data)
})
/** Runs a command on that Debian. @param {string} command @param {number} expected exit code @returns its output */
const on = async (command, expected = 0) => {
  output = ''
  process.stdout.write(`$ ${command}\n`)
  inside.stdin.write(`( ${command} ) 2>&1 </dev/null; echo "#$?#"\n`)
  while (!/#\d+#\n$/.test(output)) await once(inside.stdout, 'data')
  const status = Number(/#(\d+)#\n$/.exec(output)?.[1])
  if (status !== expected) throw new Error(`${command} ended with ${status}, not ${expected}.`)
  return output
}

const admin = { email: 'harbour@naru.test', password: 'keeper of the landing' }
const browser = await chromium.launch({ executablePath: await requireChromium(), args: chromiumArgs })
/** Logs the admin in, and opens the admin area. */
const login = async () => {
  const page = await browser.newPage({ ignoreHTTPSErrors: true })
  await page.goto(`${site}/login`)
  await page.getByLabel('Email').fill(admin.email)
  await page.getByLabel('Password', { exact: true }).fill(admin.password)
  // A site that is not open yet loads the document of each page.
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Login' }).click()
  await loaded
  await page.waitForURL(`${site}/`)
  await page.goto(`${site}/admin`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.close()
}

/** What is wrong there must be the timer alone: only systemd has timers. */
const check = async () => {
  const said = await on('naru check', 1)
  const wrong = said.split('\n').filter((line) => line.startsWith('!'))
  if (wrong.join() !== '! naru-backup.timer is not active.') throw new Error(wrong.join('\n'))
}

try {
  const install = `NARU_NODE=/opt/given-node /srv/naru/deploy/install.sh localhost --port ${sitePort} --tls internal`
  const first = await on(install)
  if (!first.includes('SMTP_URL MAIL_FROM')) throw new Error('The installer names no setting to fill in.')
  const facts = {
    PORT: port,
    SMTP_URL: 'smtp://127.0.0.1:2525',
    MAIL_FROM: 'ferry@naru.lk',
  }
  const edits = Object.entries(facts).map(([name, value]) => `-e 's|^${name}=.*|${name}=${value}|'`)
  await on(`sed -i ${edits.join(' ')} -e '/^PAYHERE/d' -e 's/^# PAYMENTS/PAYMENTS/' /etc/naru/environment`)
  const link = /https:\S+setup\S*/.exec(await on(install))?.[0] ?? ''
  const page = await browser.newPage({ ignoreHTTPSErrors: true })
  await page.goto(link)
  await page.getByLabel('Email').fill(admin.email)
  await page.getByLabel('Password', { exact: true }).fill(admin.password)
  await page.getByRole('button', { name: 'Create the account' }).click()
  await page.waitForURL(`${site}/login`)
  await page.close()
  await login()

  // A paid order, an attempt in progress and recordings come back from a backup.
  await on('naru content import /srv/naru/content')
  const sql = (/** @type {string} */ text) => on(`cd / && runuser -u postgres -- psql -qAtX naru -c "${text}"`)
  await sql(`insert into payment_orders (order_id, user_id, plan_id, amount_cents, currency, state, created_at, changed_at)
    select 'ORDER', u.id, p.id, 99000, 'LKR', 'paid', now(), now() from users u, price_plans p limit 1`)
  await sql(`insert into exam_progress (user_id, exam_id, exam_version, start_time, began_at, limit_seconds, deadline, phase, index, answers, plays, saved_at, answers_saved_at, revision)
    select u.id, e.id, e.version, now(), now(), 3000, now() + interval '50 minutes', 'reading', 0, '{}', '{}', now(), now(), 1 from users u, exams e limit 1`)
  const stored = async () =>
    (await sql('select o::text from payment_orders o; select p::text from exam_progress p')) +
    (await on('cd /var/lib/naru && find media -type f | sort | xargs sha256sum | sha256sum'))
  const before = await stored()
  const key = await on('age-keygen -o /root/backup.key')
  await on(`echo BACKUP_RECIPIENT=${/age1\w+/.exec(key)?.[0]} >> /etc/naru/environment && naru backup`)
  await check()
  await sql('delete from payment_orders; delete from exam_progress')
  await on('rm -r /var/lib/naru/media/*; naru restore /var/backups/naru/*.age /root/backup.key', 1)
  await on('naru restore /var/backups/naru/*.age /root/backup.key --replace')
  if ((await stored()) !== before) throw new Error('The restored data differ.')
  await login()

  // Two releases that follow: one that starts, and one that does not.
  writeFileSync(
    join(debian, 'root/release'),
    `set -e; cd /srv/naru; git config user.email a@b; git config user.name a
sed -i 's/"version": "[^"]*"/"version": "'$1'"/' package.json; [ "$2" = good ] || echo 'process.exit(1)' >> apps/server/src/main.ts
git commit -qm "Release $1" package.json apps/server/src; git tag v$1; git push -q origin v$1; git tag -d v$1; git reset -q HEAD~1; git checkout -q package.json apps/server/src\n`,
  )
  await on('bash /root/release 9.0.0 good && naru upgrade')
  await on('bash /root/release 9.1.0 bad; naru upgrade', 1)
  await check()
  if (!output.includes('version 9.0.0')) throw new Error('The upgrade did not go back.')
  await login()
  process.stdout.write('Installed, backed up, restored, upgraded there and back.\n')
} finally {
  await browser.close()
  inside.kill('SIGKILL')
}
