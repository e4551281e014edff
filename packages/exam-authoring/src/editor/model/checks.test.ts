import { describe, expect, it } from 'vitest'
import {
  applyEdit,
  checkDraft,
  coverageOf,
  faultCodeOf,
  faultsAt,
  faultsByPart,
  optionKindOf,
  optionsAs,
  questionKindOf,
  withOwnSections,
  type Draft,
  type DraftQuestion,
  type Edit,
} from '.'
import { groupedDraft, sampleDraft, sampleListening, sampleReading } from '../../testing/drafts'

const media = new Map([
  ['clip.m4a', 20],
  ['a.webp', 0],
])
const faultsOf = (draft: Draft) =>
  checkDraft(draft, media).faults.map(({ item, group, section, field, message }) => [
    item ?? group ?? section ?? 'paper',
    field,
    faultCodeOf(message)?.code,
  ])
const after = (edit: Edit, draft = sampleDraft()) => applyEdit(draft, edit)
const question = (item: string, changes: Extract<Edit, { kind: 'changeQuestion' }>['changes']) =>
  after({ kind: 'changeQuestion', item, changes })
const options = (item: string, list: DraftQuestion['options'], spokenBy?: 'a') =>
  after({ kind: 'changeOptions', item, options: list, spokenBy })

describe('faults have their field and a code', () => {
  it.each<[Draft, (string | number | undefined)[]]>([
    [sampleDraft(4, 2, { topic: '' }), ['paper', 'topic', 'required']],
    [sampleDraft(4, 2, { id: 'Paper 1' }), ['paper', 'id', 'badId']],
    [sampleDraft(4, 2, { readingTimeMinutes: 0 }), ['paper', 'readingTimeMinutes', 'minutesNeeded']],
    [sampleDraft(4, 2, { readingTimeMinutes: -1 }), ['paper', 'readingTimeMinutes', 'minutes']],
    [sampleDraft(4, 2, { photo: 'x.png' }), ['paper', 'photo', 'missingFile']],
    [sampleDraft(4, 2, { verdictThresholds: { excellent: 1, good: 2 } }), ['paper', 'verdictThresholds', 'thresholds']],
    [sampleDraft(0, 0), ['paper', 'questions', 'noQuestions']],
    [question('r2', { text: undefined }), ['r2', 'text', 'nothingToRead']],
    [question('r2', { text: '가'.repeat(10_001) }), ['r2', '', 'longText']],
    [question('r2', { vocabulary: ['물', '물'] }), ['r2', 'vocabulary', 'sameEntry']],
    [question('r2', { vocabulary: ['물,불'] }), ['r2', 'vocabulary', 'badEntry']],
    [question('r2', { group: 'none' }), ['r2', 'group', 'unknownGroup']],
    [question('r2', { tags: { unit: 3 } }), ['r2', 'tags.unit', 'unitWithoutEdition']],
    [question('r2', { tags: { family: 'sign' } }), ['r2', 'tags.family', 'familyWithoutField']],
    [question('l1', { audio: undefined }), ['l1', 'audio', 'noClip']],
    [question('l1', { audio: undefined, dialogue: 'clip.m4a' }), ['l1', 'dialogue', 'dialogueAlone']],
    [question('r1', { photo: 'a.webp', chart: '인원 (명)' }), ['r1', 'chart', 'chart']],
    [question('l1', { audioStart: -1 }), ['l1', 'audioStart', 'audioStart']],
    [options('r1', [{ text: '가', correct: true }]), ['r1', 'options', 'fewOptions']],
    [options('r1', [{ text: '가' }, { text: '나' }]), ['r1', 'options', 'noKey']],
    [
      options('r1', [
        { text: '가', correct: true },
        { text: '나', correct: true },
      ]),
      ['r1', 'options', 'manyKeys'],
    ],
    [options('r1', [{ text: '가', correct: true }, {}]), ['r1', 'options.1', 'emptyOption']],
    [options('r1', [{ text: '가', correct: true }, { text: '가' }]), ['r1', 'options.1', 'sameOption']],
    [options('r1', [{ spoken: '가', correct: true }, { spoken: '나' }], 'a'), ['r1', 'options', 'spokenInReading']],
    [options('l1', [{ spoken: '가', correct: true }, { spoken: '나' }]), ['l1', 'spokenBy', 'noVoice']],
    [options('l1', [{ spoken: '가', correct: true }, { text: '나' }], 'a'), ['l1', 'options', 'notAllSpoken']],
    [
      options('l1', [{ spoken: '가', text: '가', correct: true }, { spoken: '나' }], 'a'),
      ['l1', 'options', 'spokenWithMore'],
    ],
    [after({ kind: 'addGroup', group: { id: 'g', text: '글' }, items: ['r1'] }), ['g', '', 'smallGroup']],
    [after({ kind: 'addGroup', group: { id: 'g' }, items: ['l1', 'l2'] }), ['g', 'audio', 'noClip']],
    [after({ kind: 'addGroup', group: { id: 'g', text: '글' }, items: ['l1', 'l2'] }), ['l1', 'audio', 'memberClip']],
    [
      after({ kind: 'changeQuestion', item: 'r2', changes: { text: undefined } }, groupedDraft()),
      ['r2', 'text', 'memberText'],
    ],
    [
      after({ kind: 'changeSection', index: 0, changes: { minutes: 0 } }, withOwnSections(sampleDraft())),
      [0, 'minutes', 'minutes'],
    ],
    [
      after({ kind: 'changeSection', index: 0, changes: { title: '' } }, withOwnSections(sampleDraft())),
      [0, 'title', 'required'],
    ],
    [
      after({ kind: 'changeQuestion', item: 'r1', changes: { section: 'listening' } }, withOwnSections(sampleDraft())),
      ['r1', 'section', 'wrongSection'],
    ],
  ])('%#: %j', (draft, expected) => {
    expect(faultsOf(draft)).toContainEqual(expected)
  })

  it('none in a whole paper', () => {
    expect(faultsOf(sampleDraft())).toEqual([])
    expect(faultsOf(groupedDraft())).toEqual([])
  })

  it.each([
    ["group 'g' has a picture without alternative text.", 'noAlt'],
    ['has limits of the verdict that nobody can reach: it has at most 15 marks.', 'unreachable'],
    ['has option 1 as the key of 39 of 40 questions.', 'sameKeys'],
    ['has each position once in 10 of 10 blocks of four questions.', 'keyBlocks'],
    ['has no tags.', 'noTags'],
    ['has no explanation.', 'noExplanation'],
    ['has neither script nor transcript of its clip.', 'noTranscript'],
    ['replaces a version that was imported since the paper was published.', 'replacesImport'],
    ['is in no plan on offer, so that nobody can take it yet.', 'notOffered'],
  ])('the warning before publishing %j', (message, code) => {
    expect(faultCodeOf(message)?.code).toBe(code)
  })

  it.each([
    ["names the clip 'a.m4a', which cannot be played: it is broken or cut off.", 'brokenClip', 'a.m4a'],
    ["names the clip 'a.m4a', which is longer than 10 minutes.", 'longClip', 'a.m4a'],
    ['has an audioStart at or after the end of its clip.', 'audioStart', ''],
    ["group 'g' names the file 'a.png', which is no PNG picture.", 'badFile', 'a.png'],
    ["names the file 'a.png', which is not there.", 'missingFile', 'a.png'],
    ["has the same picture in 'a.png' and 'b.png'.", 'samePicture', ''],
    [
      'needs 310 seconds for its clips (each twice, and 15 seconds to answer), but listeningTimeMinutes gives 300.',
      'littleTime',
      '310',
    ],
    [
      'section listening: clips and answers take 4:59 of 5:00 (100 %); warning: more than 95 %.',
      'tightTime',
      'listening',
    ],
    [
      'section listening: clips and answers take 1:00 of 5:00 (20 %); warning: less than 80 %.',
      'looseTime',
      'listening',
    ],
    ['is larger than 30 MB.', 'largeFile', '30'],
    ['is no zip archive, or it is damaged.', 'unreadable', ''],
    ['has no exam.', 'noExam', ''],
    ["has no sheet 'Questions'.", 'noSheet', 'Questions'],
    ["'Colour' is not known here.", 'unknownColumn', 'Colour'],
    ["must name one of its options as correct by its number, not 'B'.", 'keyByNumber', 'B'],
    ['has a formula that failed (#REF!).', 'badFormula', ''],
    ['has an option for 50 % of the marks; only 0 and 100 can be imported.', 'partialMarks', '50'],
    ['is an essay; only multiple choice questions can be imported.', 'onlyChoice', ''],
    ['has no choiceInteraction; one can be imported.', 'onlyChoice', ''],
    ["the column 'Colour' is not known here.", 'unknownColumn', 'Colour'],
    ["has the key 'colour', which is not known here.", 'unknownColumn', 'colour'],
    ["the column 'Text' is there twice.", 'sameEntry', 'Text'],
    ["'Topic' stands here for the second time.", 'sameEntry', 'Topic'],
    ['is in the test twice.', 'sameId', ''],
    ['is no Excel workbook, or it is damaged.', 'unreadable', ''],
    ['is not there.', 'notThere', ''],
    ['is empty.', 'emptyFile', ''],
    ["lies beside 'paper.xlsx': which of them is the exam?", 'twoExams', 'paper.xlsx'],
    ['is too large when it is unpacked.', 'largeUnpacked', ''],
    ['has a quotation mark in row 3 that is never closed.', 'openQuote', '3'],
    ['is not in UTF-8.', 'notUtf8', ''],
    ['has text in Markdown, which cannot be imported; use HTML or plain text.', 'markdown', ''],
    ['lets the learner choose several options, which cannot be imported.', 'severalAnswers', ''],
    ['has an option with a clip, which cannot be imported.', 'clipOption', ''],
    ["has the element 'table' in line 4, which cannot be imported.", 'badElement', 'table'],
    ['gives marks by a mapEntry in line 9, which cannot be imported.', 'badElement', 'mapEntry'],
    ['has a video inside an option, which cannot be imported.', 'badElement', 'video'],
    ["has a line '// naru:' without a question below it.", 'strayLine', ''],
    ["has the entry '../a.xml' whose path leads elsewhere.", 'badPath', '../a.xml'],
  ])('the check of a file says %j', (message, code, value) => {
    expect(faultCodeOf(message)).toEqual({ code, value })
  })

  it('a message without a code keeps its words', () => {
    expect(faultCodeOf('is the file of another program.')).toBeUndefined()
  })

  it('the time budget counts the clips', () => {
    expect(checkDraft(sampleDraft(), media).budgets).toMatchObject([
      { section: 'listening', needed: 90, available: 300 },
    ])
  })
})

describe('faults by part', () => {
  const { faults } = checkDraft(options('r1', [{ text: '가' }, { text: '가' }]), media)

  it('are found by the field and what is below it', () => {
    const own = faultsByPart(faults).get('r1') ?? []
    expect(faultsAt(own, 'options')).toHaveLength(2)
    expect(faultsAt(own, 'options.1')).toHaveLength(1)
    expect(faultsAt(own, 'text')).toEqual([])
  })

  it('stay the same objects while nothing changes', () => {
    const before = faultsByPart(faults)
    expect(faultsByPart(structuredClone(faults), before).get('r1')).toBe(before.get('r1'))
    expect(faultsByPart(faults.slice(1), before).get('r1')).not.toBe(before.get('r1'))
  })
})

describe('kinds of options', () => {
  it.each([
    [{ options: [{ text: '가' }] }, 'text'],
    [{ options: [{ text: '가' }, { photo: 'a.webp' }] }, 'picture'],
    [{ options: [{ spoken: '가' }] }, 'spoken'],
    [{ options: [{}], spokenBy: 'a' as const }, 'spoken'],
  ])('%j: %s', (changes, expected) => {
    expect(optionKindOf(sampleReading('r1', changes))).toBe(expected)
  })

  it('words move along, and come back', () => {
    const { options: texts } = sampleReading('r1')
    const spoken = optionsAs('spoken', texts)
    expect(spoken.spokenBy).toBe('a')
    expect(spoken.options[0]).toEqual({ spoken: '책', correct: true })
    expect(optionsAs('text', spoken.options).options).toEqual(texts)
  })

  it.each([
    [sampleReading('r1'), 'text'],
    [sampleReading('r1', { photo: 'a.webp' }), 'picture'],
    [sampleReading('r1', { group: 'g' }), 'group'],
    [sampleReading('r1', { options: [{ photo: 'a.webp' }] }), 'pictures'],
    [sampleListening('l1'), 'clip'],
    [sampleListening('l1', { spokenBy: 'a' }), 'spoken'],
  ])('%#: in a list it is %s', (one, expected) => {
    expect(questionKindOf(one)).toBe(expected)
  })
})

it('coverage counts fields, units and sectors', () => {
  const draft = question('r1', { tags: { edition: 2024, unit: 9, field: 'comprehension', sector: 'fishery' } })
  const { missingUnits } = coverageOf(draft)
  expect([missingUnits.length, missingUnits.includes(9), missingUnits.at(-1)]).toEqual([59, false, 60])
  expect(coverageOf(draft)).toMatchObject({
    reading: 4,
    listening: 2,
    units: [9],
    withoutField: ['r2', 'r3', 'r4', 'l1', 'l2'],
    withoutUnit: ['r2', 'r3', 'r4', 'l1', 'l2'],
  })
  expect(coverageOf(draft).fields.reading).toContainEqual({ tag: 'comprehension', count: 1 })
  expect(coverageOf(draft).sectors).toContainEqual({ tag: 'fishery', count: 1 })
})

it.each([{ edition: 2015, unit: 9 }, { unit: 9 }])('a unit of another edition, %o, covers none', (tags) => {
  expect(coverageOf(question('r1', { tags }))).toMatchObject({
    units: [],
    withoutUnit: ['r1', 'r2', 'r3', 'r4', 'l1', 'l2'],
  })
})
