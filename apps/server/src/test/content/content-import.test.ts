import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { runContent } from '../../commands/content'
import { lockFolder } from '../../platform/db/open'
import { readSettings } from '../../platform/settings'
import { buildServer } from '../../start'
import { clientOf, demo, fieldOf, listOf, newLearner, resultOf } from '../support/client'
import { sourceOf, writeContent, writeFolder } from '../support/content'
import { openContentServer } from '../support/content-server'
import { freshDatabase } from '../support/fresh-database'
import { writeSpreadsheet } from '../support/spreadsheet'

const { server, clock, put, miniWith, questionIds, candidate } = await openContentServer()

describe('importing content again', () => {
  test('changes nothing if nothing changed, files and ids included', async () => {
    const ids = await questionIds()
    const report = await put(writeContent())
    expect(report.exams.map(({ id, change, version }) => [id, change, version])).toEqual([
      ['mini', 'unchanged', 1],
      ['other', 'unchanged', 1],
    ])
    const others = [...report.plans, ...report.advertisements, ...report.videos]
    expect(new Set(others.map(({ change }) => change))).toEqual(new Set(['unchanged']))
    expect(await questionIds()).toEqual(ids)
  })

  test('makes a changed exam a new version, in which a corrected question keeps its id', async () => {
    const ids = await questionIds()
    const folder = miniWith(
      ['text: 사과는 무엇입니까?', 'text: 사과는 과일입니까?'],
      ['topic: Mini exam', 'topic: Mini paper'],
    )
    const planned = await put(folder, true)
    expect(fieldOf((await (await demo(server)).get('/api/exams/mini')).body, 'topic')).toBe('Mini exam')
    const report = await put(folder)
    expect(report).toEqual(planned)
    expect(report.exams[0]).toMatchObject({
      change: 'changed',
      version: 2,
      difference: { hasNewHead: true, changed: [1], gone: [], newKeys: [] },
    })
    const { body } = await (await demo(server)).get('/api/exams/mini')
    expect(body).toMatchObject({
      topic: 'Mini paper',
      questions: [{ _id: ids[0], questionText: '사과는 과일입니까?' }, {}, {}, {}],
    })
    await put(writeContent())
  })

  test('leaves a running attempt on its version, also after a reload, and grades it by that version', async () => {
    const [q1 = ''] = await questionIds()
    const learner = await candidate()
    const start = clock.now().toISOString()
    const progress = { startTime: start, phase: 'reading', index: 0, answers: { [q1]: '동물' }, plays: {}, revision: 0 }
    expect(await learner.put('/api/exams/mini/progress', progress)).toMatchObject({ status: 200 })
    const report = await put(
      miniWith(
        ['{ text: 동물 }', '{ text: 식물 }'],
        ['{ text: One, correct: true }', '{ text: Three, correct: true }'],
      ),
    )
    expect(report.exams[0]).toMatchObject({ running: 1 })
    expect(fieldOf((await learner.get('/api/exams/mini')).body, 'questions', 0, 'answers', 1)).toMatchObject({
      text: '동물',
    })
    expect(
      fieldOf((await (await demo(server)).get('/api/exams/mini')).body, 'questions', 0, 'answers', 1),
    ).toMatchObject({ text: '식물' })
    const repeated = { ...progress, revision: 1, index: 1 }
    expect(await learner.put('/api/exams/mini/progress', repeated)).toMatchObject({ status: 200 })
    clock.forward(60)
    const [, , q3 = ''] = await questionIds()
    const result = resultOf('mini', { [q1]: '과일', [q3]: 'One' }, start, clock.now().toISOString())
    expect((await learner.post('/api/results', result)).body).toMatchObject({ result: { totalScore: 10 } })
    expect((await learner.get('/api/exams/mini')).body).toMatchObject({
      questions: [{ answers: [{}, { text: '식물' }] }, {}, {}, {}],
    })
    await put(writeContent())
  })

  test('keeps the terms of a plan for its buyers, and offers the new ones', async () => {
    const folder = writeContent({
      'plans.yaml': '- { id: paid, name: Paid, duration: one-time, price: 1200, exams: [mini] }',
    })
    expect((await put(folder)).plans).toEqual([{ id: 'paid', change: 'changed' }])
    expect((await put(folder)).plans).toEqual([{ id: 'paid', change: 'unchanged' }])
    const prices = listOf((await (await demo(server)).get('/api/price-plans')).body)
    expect(prices.filter((plan) => fieldOf(plan, 'name') === 'Paid')).toMatchObject([
      { price: 1200, exams: [{ _id: 'mini' }] },
    ])
  })

  test('brings the translations of a plan, and removes those that the source no longer has', async () => {
    const plan = '- { id: told, name: Told, duration: one-time, price: 7, exams: [mini]'
    const translated = writeContent({
      'plans.yaml': `${plan}, translations: { si: { description: D, name: N }, ko: {} } }`,
    })
    expect((await put(writeContent({ 'plans.yaml': `${plan} }` }))).plans).toEqual([{ id: 'told', change: 'new' }])
    expect((await put(translated)).plans).toEqual([{ id: 'told', change: 'changed' }])
    expect((await put(translated)).plans).toEqual([{ id: 'told', change: 'unchanged' }])
    const offered = async () => listOf((await clientOf(server).get('/api/price-plans')).body)
    expect(await offered()).toContainEqual(
      expect.objectContaining({ _id: 'told', translations: { si: { name: 'N', description: 'D' } } }),
    )
    await put(writeContent({ 'plans.yaml': `${plan} }` }))
    expect((await offered()).find((each) => fieldOf(each, '_id') === 'told')).not.toHaveProperty('translations')
  })

  test('imports a spreadsheet with clips and pictures', async () => {
    const report = await put(writeSpreadsheet('xlsx'))
    expect(report.exams).toMatchObject([{ id: 'sheet-exam', change: 'new', questions: 4 }])
    await put(
      writeContent({ 'plans.yaml': '- { id: sheet, name: Sheet, duration: monthly, price: 0, exams: [sheet-exam] }' }),
    )
    const learner = await newLearner(server)
    await learner.post('/api/user-plan-purchases', { pricePlanId: 'sheet' })
    const { body } = await learner.get('/api/exams/sheet-exam')
    expect(body).toMatchObject({ topic: 'From a spreadsheet', readingTimeMinutes: 2, listeningTimeMinutes: 1 })
    expect(listOf(fieldOf(body, 'questions')).map((question) => listOf(fieldOf(question, 'answers')).length)).toEqual([
      3, 2, 2, 3,
    ])
    expect(await learner.get(String(fieldOf(body, 'questions', 2, 'audio')))).toMatchObject({ status: 200 })
    expect(await learner.get(String(fieldOf(body, 'questions', 1, 'answers', 1, 'photo')))).toMatchObject({
      status: 200,
    })
  })
})

describe('the command', () => {
  const run = async (args: string[], environment: Record<string, string>) => {
    const lines: string[] = []
    const code = await runContent({
      args,
      environment,
      program: 'npm run content --',
      folder: tmpdir(),
      now: clock.now,
      print: (line) => lines.push(line),
    }).catch((thrown: unknown) => (thrown instanceof Error ? thrown.message : 'failed'))
    return { code, lines }
  }
  const embedded = () => ({ DATA_DIR: mkdtempSync(join(tmpdir(), 'naru-data-')) })
  const postgres = process.env['TEST_DATABASE_URL']
  /** Settings of an empty database: the embedded one, or one on the PostgreSQL server of the tests. */
  const fresh = async () => {
    if (postgres === undefined) return { environment: embedded(), drop: () => Promise.resolve() }
    const { address, drop } = await freshDatabase(postgres)
    return { environment: { ...embedded(), DATABASE_URL: address }, drop }
  }
  const filesIn = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.startsWith('media/'))

  const shared = fresh()
  afterAll(async () => (await shared).drop())

  /** Runs the command in its own process; its lines, and its peak memory in megabytes. */
  const measured = async (folder: string, environment: Record<string, string>) => {
    const reportMemory =
      "data:text/javascript,process.on('exit',()=>console.log('peak',process.resourceUsage().maxRSS/1024))"
    const { PATH = '', HOME = '', BUILT_SERVER = '' } = process.env
    const command = join(BUILT_SERVER, 'content.js')
    const child = spawn(process.execPath, ['--import', reportMemory, command, 'import', folder], {
      env: { PATH, HOME, ...environment },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
    await new Promise((done) => child.on('close', done))
    return { lines: output.trim().split('\n'), peak: Number(/^peak (.+)$/m.exec(output)?.[1]) }
  }

  test('refuses hostile files with at most 300 MB above what an empty folder takes', async () => {
    const { environment } = await shared
    const text = '사'.repeat(20_001)
    const files: Record<string, string> = {
      'size/exam.yaml': '- { a: b }\n'.repeat(500_000),
      'entries/exam.yaml': `topic: [${'a,'.repeat(2_600_000)}]`,
      'levels/exam.yaml': '['.repeat(199_000),
      'text/exam.yaml': `topic: |\n${' x\n'.repeat(1_700_000)}`,
      'cell/questions.csv': `number,text\n1,"${'x'.repeat(5_500_000)}"`,
      'cells/questions.csv': `number,text\n1,"${text}"`,
      'rows/questions.csv': 'a\n'.repeat(2_600_000),
      'columns/questions.csv': 'a,'.repeat(2_600_000),
    }
    const folder = writeFolder(
      Object.fromEntries(
        Object.entries(files).flatMap(([name, content]) => [
          [`exams/${name}`, content],
          ...(name.endsWith('.csv') ? [[`exams/${dirname(name)}/exam.csv`, 'id,x']] : []),
        ]),
      ),
    )
    const workbook = writeSpreadsheet('xlsx', {
      questions: (cells) => {
        cells[1] = cells[1]?.map(() => text) ?? []
      },
    })
    renameSync(workbook, join(folder, 'exams', 'workbook'))
    const empty = await measured(mkdtempSync(join(tmpdir(), 'naru-empty-')), environment)
    const { lines, peak } = await measured(folder, environment)
    rmSync(folder, { recursive: true })
    expect(lines.slice(0, -2)).toEqual([
      'exams/cell/questions.csv: is larger than 5 MB.',
      'exams/cells/questions.csv: has a cell of more than 20,000 characters in row 2.',
      'exams/columns/questions.csv: has more than 200 columns in row 1.',
      'exams/entries/exam.yaml: has too many entries.',
      'exams/levels/exam.yaml: has too many levels.',
      'exams/rows/questions.csv: has more than 2000 rows.',
      'exams/size/exam.yaml: is larger than 5 MB.',
      'exams/text/exam.yaml: has a text of more than 20,000 characters.',
      "exams/workbook/paper.xlsx: sheet 'Questions' has a cell of more than 20,000 characters in row 2.",
    ])
    expect(peak - empty.peak).toBeLessThan(300)
  }, 120_000)

  test('reports all faults and imports nothing unless everything is valid', async () => {
    const { environment } = await shared
    const folder = writeContent({
      'exams/mini/audio/q3.m4a': undefined,
      'exams/other/exam.yaml': sourceOf('exams/other/exam.yaml').replace("'Yes', correct: true", "'Yes', corect: true"),
    })
    expect(await run(['import', folder], environment)).toEqual({
      code: 1,
      lines: [
        "exams/mini/exam.yaml, question 3: names the file 'audio/q3.m4a', which is not there.",
        "exams/other/exam.yaml, question 1: has an option that has the key 'corect', which is not known here.",
        'exams/other/exam.yaml, question 1: has no correct option.',
        '3 faults: nothing was imported.',
      ],
    })
    expect(filesIn(environment.DATA_DIR)).toEqual([])
    expect((await run(['import', writeContent(), '--dry-run'], environment)).lines).toContain(
      'exam mini: new, 4 questions',
    )
  })

  test('only checks with --dry-run, then imports, then has nothing to do', async () => {
    const { environment } = await shared
    const folder = writeContent()
    const dry = await run(['import', folder, '--dry-run'], environment)
    expect(dry.lines.at(-1)).toBe('No faults. Nothing was imported, since this was a dry run.')
    expect(filesIn(environment.DATA_DIR)).toEqual([])
    const real = await run(['import', folder], environment)
    expect(real).toEqual({ code: 0, lines: [...dry.lines.slice(0, -1), 'Imported.'] })
    expect(filesIn(environment.DATA_DIR).length).toBeGreaterThan(5)
    expect((await run(['import', folder], environment)).lines[0]).toBe('exam mini: unchanged (version 1)')
    expect((await run(['regrade', 'mini', '--dry-run'], environment)).lines).toEqual([
      'exam mini, keys of version 1: 0 attempts, 0 with other marks',
      'Nothing was changed, since this was a dry run. 0 learners would be told by mail.',
    ])
    expect((await run(['regrade', 'nothing'], environment)).code).toBe("There is no exam 'nothing'.")
  })

  test.runIf(postgres !== undefined)('works beside a running server if the database is PostgreSQL', async () => {
    const { environment, drop } = await fresh()
    onTestFinished(drop)
    const running = await buildServer({ settings: { ...readSettings(environment), seedSampleContent: false } })
    onTestFinished(running.close)
    expect((await run(['import', writeSpreadsheet('xlsx')], environment)).lines).toEqual([
      'exam sheet-exam: new, 4 questions',
      '  section listening: clips and answers take 0:20 of 1:00 (33 %); warning: less than 80 %',
      'Imported.',
    ])
    const both = await Promise.all([
      run(['import', writeContent()], environment),
      run(['import', writeContent()], environment),
    ])
    expect(both.map(({ code }) => code)).toEqual([0, 0])
    expect(both.map(({ lines }) => lines[0]).toSorted()).toEqual([
      'exam mini: new, 4 questions',
      'exam mini: unchanged (version 1)',
    ])
  })

  test('rejects the folder that a running server has locked', async () => {
    const environment = embedded()
    const release = await lockFolder(environment.DATA_DIR)
    const { code } = await run(['import', writeContent()], environment)
    await release()
    expect(code).toMatch(/^Another server is already using the data folder .*\. Stop it/)
    expect(filesIn(environment.DATA_DIR)).toEqual([])
  })

  test.each([[[]], [['import']], [['export', 'x']], [['import', 'x', 'y']], [['import', 'x', '--force']]])(
    '%j prints the usage',
    async (words) => {
      expect((await run(words, embedded())).code).toMatch(/npm run content -- import DIR/)
    },
  )

  test('has nothing to do for a database in memory', async () => {
    expect((await run(['import', writeContent()], { DATA_DIR: 'memory:' })).code).toMatch(/DATA_DIR is memory:/)
  })
})
