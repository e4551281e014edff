import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runContent } from '../../commands/content'
import { runCommand } from '../support/command'
import { openContentServer } from '../support/content-server'
import { sectionedFolder } from '../support/format-folder'
import { photograph } from '../support/picture'

const { server, put } = await openContentServer()

const run = (...args: string[]) => runCommand(server, runContent, ...args)

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
  expect(await run('export', 'mini', targetOf('mini.zip'), '--qti', '1.0')).toContain('npm run it -- export')
})
