import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runContent } from '../content/command'
import { openContentServer } from './content-server'
import { sectionedFolder } from './format-folder'
import { photograph } from './picture'

const { server, clock, put } = await openContentServer()
afterAll(() => server.close())

/** Runs the command on the server's own data; its lines, or the message of its failure. */
const run = async (...args: string[]) => {
  const { database, mediaFolder } = server.context
  const lines: string[] = []
  const failure = await runContent({
    args,
    environment: { DATA_DIR: dirname(mediaFolder) },
    program: 'npm run content --',
    folder: tmpdir(),
    now: clock.now,
    print: (line) => lines.push(line),
    openDatabase: () => Promise.resolve({ database, isEmbedded: true, close: () => Promise.resolve() }),
  }).then(
    () => undefined,
    (thrown: unknown) => (thrown instanceof Error ? thrown.message : 'failed'),
  )
  return failure ?? lines
}

const targetOf = (name: string) => join(mkdtempSync(join(tmpdir(), 'naru-export-')), name)

test.each([
  [['paper.zip']],
  [['paper.zip', '--qti', '2.2']],
  [['paper.gift']],
  [['paper.gift.txt']],
  [['paper.xlsx']],
  [['paper']],
])('exporting an exam as %j and importing it again changes nothing', async ([name = '', ...options]) => {
  await put(sectionedFolder({ 'p.jpg': await photograph() }, ['photo: p.svg', 'photo: p.jpg']))
  const target = targetOf(name)
  expect(await run('export', 'sectioned', target, ...options)).toEqual([`Exported to ${target}.`])
  const [line] = await run('import', target, '--dry-run')
  expect(line).toBe('exam sectioned: unchanged (version 1)')
})

test('an export overwrites nothing, and needs an exam and a known version of QTI', async () => {
  const target = targetOf('mini.gift')
  expect(await run('export', 'mini', target)).toEqual([`Exported to ${target}.`])
  expect(await run('export', 'mini', target)).toBe(`${target} is there already.`)
  expect(await run('export', 'none', targetOf('none.zip'))).toBe("There is no exam 'none'.")
  expect(await run('export', 'mini', targetOf('mini.zip'), '--qti', '1.0')).toContain('npm run content -- export')
})
