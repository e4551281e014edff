import { minutesOf } from '@naru/exam-kit/content'
import { describe, expect, test } from 'vitest'
import { linesOfYaml, sectionedExam, sectionedWith, sectionedYaml } from '../../test/support/sectioned-exam'

type Change = readonly [from: string, to: string]

test('an exam with sections, groups and spoken options has no faults; its minutes are those of its sections', () => {
  expect(linesOfYaml(sectionedYaml)).toEqual([])
  expect(minutesOf(sectionedExam())).toEqual({ reading: 15.5, listening: 4 })
})

const sections: [line: string, ...changes: Change[]][] = [
  [
    "section 'Words' has an id that is 'finished', too long, or not a-z, 0-9 and hyphens after a letter.",
    ['id: words', 'id: Words'],
    ['section: words', 'section: Words'],
  ],
  [
    "section 'finished' has an id that is 'finished', too long, or not a-z, 0-9 and hyphens after a letter.",
    ['id: words', 'id: finished'],
    ['section: words', 'section: finished'],
  ],
  ["section 'words' has no title.", ['title: Words, ', '']],
  ["section 'words' must have minutes above 0 and up to 1440.", ['minutes: 5', 'minutes: five']],
  ["section 'words' must have minutes above 0 and up to 1440.", ['minutes: 5', 'minutes: 0']],
  ["section 'words' has a navigation other than 'free' and 'one-way'.", ['navigation: free', 'navigation: both']],
  [
    "section 'words' has the key 'color', which is not known here.",
    ['navigation: free', 'navigation: free, color: red'],
  ],
  [
    "section 'sounds' plays clips by itself, so that its navigation must be 'one-way'.",
    ['navigation: one-way\n', 'navigation: free\n'],
  ],
  ["section 'sounds' must have 1, 2 or 3 plays.", ['plays: 3', 'plays: 4']],
  ["section 'sounds' must have 1, 2 or 3 plays.", ['plays: 3', 'plays: 1.5']],
  ["section 'sounds' must have answerSeconds from 1 to 600.", ['answerSeconds: 10', 'answerSeconds: 0']],
  ["section 'sounds' must have failureSeconds from 1 to 600.", [', failureSeconds: 20', '']],
  [
    "section 'sounds' has a playback that has the key 'loops', which is not known here.",
    ['plays: 3', 'plays: 3, loops: 1'],
  ],
  [
    "section 'words' is there twice.",
    ['  - { id: texts', '  - { id: words, title: W, minutes: 1, navigation: free }\n  - { id: texts'],
  ],
  [
    "section 'more' has no questions.",
    ['  - { id: texts', '  - { id: more, title: M, minutes: 1, navigation: free }\n  - { id: texts'],
  ],
  [
    "has readingTimeMinutes beside 'sections', which give the minutes.",
    ['duration: 20', 'readingTimeMinutes: 3\nduration: 20'],
  ],
  [
    "has listeningTimeMinutes beside 'sections', which give the minutes.",
    ['duration: 20', 'listeningTimeMinutes: 3\nduration: 20'],
  ],
]

const groups: [line: string, ...changes: Change[]][] = [
  [
    "group 'Talk!' has an id that is 'finished', too long, or not a-z, 0-9 and hyphens after a letter.",
    ['id: talk', 'id: Talk!'],
    ['group: talk', 'group: Talk!'],
    ['group: talk', 'group: Talk!'],
  ],
  ["group 'talk' names the file 'none.m4a', which is not there.", ['audio: g.m4a', 'audio: none.m4a']],
  ["group 'talk' has listening questions, but no audio.", ['    audio: g.m4a\n', '']],
  ["group 'talk' has a dialogue, but no audio.", ['    audio: g.m4a\n    audioStart: 0.5\n', '']],
  ["group 'talk' has an audioStart that is no number of seconds above 0.", ['audioStart: 0.5', 'audioStart: 0']],
  ["group 'talk' names the file 'none.m4a', which is not there.", ['dialogue: d.m4a', 'dialogue: none.m4a']],
  [
    "group 'passage' has audio, but no listening questions.",
    ['  - id: passage\n', '  - id: passage\n    audio: g.m4a\n'],
  ],
  ["group 'talk' has one question; a group has two or more.", ['group: talk', 'audio: a.m4a']],
  [
    "group 'passage' has questions that do not follow one another.",
    ['number: 3', 'number: 9'],
    ['section: words', 'section: texts'],
    ['number: 1', 'number: 3'],
    ['  - { id: words, title: Words, minutes: 5, navigation: free }\n', ''],
  ],
  [
    "group 'passage' has questions of several sections.",
    ['section: texts, group: passage, text: 누가', 'section: words, group: passage, text: 누가'],
  ],
  [
    "group 'talk' has a script line that has the key 'who', which is not known here.",
    ['{ voice: a, text: 어디예요? }', '{ voice: a, who: b, text: 어디예요? }'],
  ],
  [
    "group 'talk' has the language 'fr' in 'translations', which is not known there; known are en, ko, si, ta.",
    ["{ en: { transcript: 'A: Where?' } }", "{ fr: { transcript: 'A: Where?' } }"],
  ],
]

const questions: [line: string, ...changes: Change[]][] = [
  [
    "question 1: belongs to the section 'reading', which is not known; known are words, texts, sounds.",
    ['    section: words\n', ''],
  ],
  [
    "question 4: is a listening question in the section 'texts', which has no 'playback'.",
    ['section: sounds\n', 'section: texts\n'],
  ],
  [
    "question 1: is a reading question in the section 'sounds', which plays clips.",
    ['section: words', 'section: sounds'],
  ],
  [
    "question 6: belongs to the group 'other', which is not there.",
    ['group: talk, text: 어디', 'group: other, text: 어디'],
  ],
  ["question 2: has no text of its own, but belongs to the group 'passage'.", ['text: 누가?, ', '']],
  ["question 6: has a picture of its own, but its group 'talk' has one.", ['text: 어디?', 'text: 어디?, photo: p.svg']],
  ['question 6: has an audioStart, but no audio.', ['text: 어디?', 'text: 어디?, audioStart: 1']],
  ['question 6: has a dialogue, but no audio.', ['text: 어디?', 'text: 어디?, dialogue: c.m4a']],
  ["question 4: names the file 'none.m4a', which is not there.", ['dialogue: c.m4a', 'dialogue: none.m4a']],
  ["question 6: has audio of its own, but belongs to the group 'talk'.", ['text: 어디?', 'text: 어디?, audio: a.m4a']],
  [
    "question 6: has a script of its own, but belongs to the group 'talk'.",
    ['text: 어디?', 'text: 어디?, transcript: 네'],
  ],
  [
    "question 6: has spoken options, but belongs to the group 'talk'.",
    [
      'options: [{ text: 공장, correct: true }, { text: 집 }]',
      'spokenBy: a, options: [{ spoken: 공장, correct: true }, { spoken: 집 }]',
    ],
  ],
  ['question 4: has options that are spoken, and others that are not.', ['{ spoken: 잡니다.', '{ text: 잡니다.']],
  ['question 4: has a spoken option with text or picture.', ['{ spoken: 잡니다.', '{ text: 2, spoken: 잡니다.']],
  ["question 4: has spoken options, but no 'spokenBy' with the voice a or b.", ['    spokenBy: b\n', '']],
  ["question 4: has a spokenBy other than 'a' and 'b'.", ['spokenBy: b', 'spokenBy: q']],
  ["question 5: has 'spokenBy', but no spoken options.", ['transcript: 네.', 'transcript: 네., spokenBy: a']],
  [
    'question 1: has spoken options, but is no listening question.',
    [
      '{ text: 가, note: \'Wrong, since 가; "and so on", 1\' }\n      - { text: 나, correct: true }\n      - { text: 7 }',
      '{ spoken: 가 }\n      - { spoken: 나, correct: true }',
    ],
    ['number: 1\n', 'number: 1\n    spokenBy: a\n'],
  ],
  ["question 4: has the option '잡니다.' twice.", ['못을 박습니다.', '잡니다.']],
  ["question 2: has the item 's-1', which another question has too.", ['number: 2, ', 'number: 2, item: s-1, ']],
  ["question 1: has the item 'S 1', which may hold only a-z, 0-9 and hyphens.", ['item: s-1', 'item: S 1']],
]

const questionsLines = questions.map(([line, ...changes]) => [line, changes] as const)

describe('each fault of the structure is one line', () => {
  test.each([...sections, ...groups].map(([line, ...changes]) => [line, changes] as const))('%s', (line, changes) => {
    expect(linesOfYaml(sectionedWith(...changes))).toContain(`exam.yaml: ${line}`)
  })

  test.each(questionsLines)('%s', (line, changes) => {
    expect(linesOfYaml(sectionedWith(...changes))).toContain(`exam.yaml, ${line}`)
  })
})

test('sections need a list with at least one and at most 20', () => {
  const changed = (list: string) =>
    linesOfYaml(sectionedYaml.replace(/sections:\n[^]*?(?=groups:)/, `sections: ${list}\n`))
  expect(changed('none')).toContain("exam.yaml: 'sections' must be a list.")
  expect(changed('[]')).toContain("exam.yaml: has 'sections' without any section.")
  const many = Array.from({ length: 21 }, (_, index) => `{ id: s${index}, title: S, minutes: 1, navigation: free }`)
  expect(changed(`[${many.join(', ')}]`)).toContain('exam.yaml: has more than 20 sections.')
})

test('a section of a question needs the sections of the exam', () => {
  expect(
    linesOfYaml(
      sectionedYaml.replace(/sections:\n[^]*?(?=groups:)/, 'readingTimeMinutes: 5\nlisteningTimeMinutes: 5\n'),
    ),
  ).toContain("exam.yaml, question 1: names a section, but the exam has no 'sections'.")
})
