import { describe, expect, it } from 'vitest'
import { literalOf } from './messages'
import { exportPo, headersOf, maximalLength, planImport, withChanges, type PoContext } from './po'
import { hashOf, reviewOf } from './review'
import { sampleFiles, samplePairs } from './samples'

const pairs = samplePairs()
const context: PoContext = {
  language: 'si',
  area: 'words',
  reviews: {},
  pictures: ['pages-words.png'],
  inCode: ['hours.ts:3 නැත'],
  commentOf: (key) => (key === 'count' ? 'How many words.' : ''),
}
const file = exportPo(pairs, context)
const reviewer = { by: 'Nimal', on: '2026-03-02' }

/** Imports the file after a translator changed it. */
const importOf = (change: (po: string) => string, reviews = {}, by = reviewer.by) =>
  planImport(change(file), pairs, 'si', reviews, { ...reviewer, by })
const faultsOf = (change: (po: string) => string, by?: string) => {
  const plan = importOf(change, {}, by)
  return 'faults' in plan ? plan.faults : []
}

describe('the file of an area', () => {
  it('tells the translator what a text is for', () => {
    expect(file).toContain(`# Picture: .storybook/pictures/pages-words.png
# In code, ask a developer: hours.ts:3 නැත
`)
    expect(file).toContain(`#. How many words.
#. Keep: {words}
#: web/text/si/words.ts:14
#, fuzzy
msgctxt "count/other"
msgid "{words} words"
msgstr "වචන {words}"
`)
  })

  it('asks to keep the parts that code replaces by elements', () => {
    const unit = { key: 'terms', text: '{{terms}} කියවන්න {{privacy}}', placeholders: new Map<string, string>() }
    const pair = {
      unit: { ...unit, path: 'web/text/si/words.ts', line: 1, start: 0, end: 0 },
      source: '{{terms}} {{privacy}}',
    }
    const po = exportPo([pair], context)
    expect(po).toContain('#. Keep: {{privacy}} {{terms}}')
    expect(planImport(po.replace('කියවන්න {{privacy}}', 'කියවන්න {{law}}'), [pair], 'si', {}, reviewer)).toEqual({
      faults: ['terms: The placeholder {{privacy}} is missing.', 'terms: There is no placeholder {{law}}.'],
    })
  })

  it('marks what is reviewed, and what is stale', () => {
    const [title, info] = pairs
    if (title === undefined || info === undefined) throw new Error('no texts')
    const reviews = {
      title: reviewOf(title, 'Nimal', '2026-03-02'),
      'tone.info': { ...reviewOf(info, 'Nimal', '2026-03-02'), source: hashOf('Remark') },
    }
    const po = exportPo(pairs, { ...context, reviews })
    expect(po).toContain(`#. Reviewed by Nimal on 2026-03-02.
#: web/text/si/words.ts:10
msgctxt "title"
`)
    expect(po).toContain(`#. The English text has changed since the review.
#: web/text/si/words.ts:7
#, fuzzy
msgctxt "tone.info"
`)
  })

  it('names its language, its area, and who translated it', () => {
    expect(headersOf(file)).toEqual({ language: 'si', area: 'words', by: '' })
    expect(headersOf(file.replace('Translator: ', 'Translator: Nimal Perera <nimal@example.org>')).by).toBe(
      'Nimal Perera',
    )
  })

  it.each([
    ['Next', 24],
    ['Continue without a plan', 46],
    ['Questions that you missed in your papers', undefined],
    ['Saved.', undefined],
    ['{count} words', undefined],
  ])('%s has a maximal length of %s letters', (source, length) => {
    expect(maximalLength(source)).toBe(length)
  })
})

describe('an import', () => {
  it.each([
    ['nothing', (po: string) => po],
    ['the ends of lines', (po: string) => po.replaceAll('\n', '\r\n')],
    ['where lines break', (po: string) => po.replace('msgstr "වචන"', 'msgstr ""\n"වච"\n"න"')],
    ['a text that is emptied', (po: string) => po.replace('msgstr "වචන"', 'msgstr ""')],
    [
      'a text that is taken out',
      (po: string) => po.replace(/#[^#]*msgctxt "title"\nmsgid "Words"\nmsgstr "වචන"\n/, ''),
    ],
  ])('changes no text if the translator changed %s', (_, change) => {
    expect(importOf(change)).toEqual({ changes: [], reviews: {}, notes: [] })
  })

  it('writes texts where they stand, with their placeholders in another order and every joiner', () => {
    const plan = importOf((po) =>
      po
        .replace('msgstr "වචන"', 'msgstr "ශ්\u200dරී \\"වචන\\"\u200f"')
        .replace('msgstr "{total}න් {position} වන වචනය"', 'msgstr "{position} / {total} `ක`"')
        .replace('msgstr "සටහන"', 'msgstr "සටහනක්"'),
    )
    if ('faults' in plan) throw new Error(plan.faults.join())
    const changes = plan.changes.map(({ unit, text }) => ({ unit, literal: literalOf({ ...unit, text }) }))
    const before = sampleFiles['web/text/si/words.ts'] ?? ''
    expect(withChanges(before, changes)).toBe(
      before
        .replace("title: 'වචන'", 'title: \'ශ්\u200dරී "වචන"\u200f\'')
        .replace('`${total}න් ${position} වන වචනය`', '`${position} / ${total} \\`ක\\``')
        .replace("info: 'සටහන'", "info: 'සටහනක්'"),
    )
  })

  it('records a review where the mark is taken off, of the text as it is now', () => {
    const plan = importOf((po) => po.replace(/#, fuzzy\n(msgctxt "title"\n.*\n)msgstr "වචන"/, '$1msgstr "වචනය"'))
    expect(plan).toEqual({
      changes: [{ unit: pairs[0]?.unit, text: 'වචනය' }],
      reviews: { title: { source: hashOf('Words'), text: hashOf('වචනය'), ...reviewer } },
      notes: [],
    })
  })

  it('notes a label that is too long for a phone', () => {
    expect(importOf((po) => po.replace('msgstr "වචන"', `msgstr "${'වචන '.repeat(9)}"`))).toMatchObject({
      notes: ['title: 36 letters; 24 would fit on a phone.'],
    })
  })

  it.each<[string, (po: string) => string, string]>([
    ['of an unknown text', (po) => po.replace('msgctxt "title"', 'msgctxt "head"'), 'head: There is no such text.'],
    [
      'of an older English text',
      (po) => po.replace('msgid "Words"', 'msgid "Word list"'),
      "title: The English text is now 'Words'. Export the area again.",
    ],
    [
      'without a placeholder',
      (po) => po.replace('msgstr "{total}න් {position}', 'msgstr "{position}'),
      'progress: The placeholder {total} is missing.',
    ],
    [
      'with another tag',
      (po) => po.replace('msgstr "වචන"', 'msgstr "<i>වචන</i>"'),
      'title: The tags differ: </i> <i> for none.',
    ],
    [
      'with a control character',
      (po) => po.replace('msgstr "වචන"', 'msgstr "වචන\\x07"'),
      'title: It contains a control character.',
    ],
    [
      'that names a text twice',
      (po) => `${po}\nmsgctxt "title"\nmsgid "Words"\nmsgstr "වචන"\n`,
      'title: It stands twice in the file.',
    ],
  ])('is refused as a whole for a file %s', (_, change, fault) => {
    expect(faultsOf(change)).toEqual([fault])
  })

  it('is refused if texts are marked as reviewed by nobody', () => {
    expect(faultsOf((po) => po.replaceAll('#, fuzzy\n', ''), '')).toEqual([expect.stringContaining('nobody is named')])
    expect(faultsOf((po) => po, '')).toEqual([])
  })
})
