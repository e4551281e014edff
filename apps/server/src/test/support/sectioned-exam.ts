import { parse } from 'yaml'
import { type Paper, checkExam, faultLine } from '@naru/exam-kit/content'

/** Files of the exam below. */
export const sectionedFiles: ReadonlySet<string> = new Set([
  'p.svg',
  'g.svg',
  'a.m4a',
  'b.m4a',
  'c.m4a',
  'd.m4a',
  'g.m4a',
])

/** A valid exam with everything that an author can write. */
export const sectionedYaml = `
id: sectioned
topic: Sections
description: Three sections.
duration: 20 minutes
guidelines: [Read]
verdictThresholds: { excellent: 20, good: 10 }
sections:
  - { id: words, title: Words, minutes: 5, navigation: free }
  - { id: texts, title: Texts, minutes: 10.5, navigation: one-way }
  - id: sounds
    title: Sounds
    minutes: 4
    navigation: one-way
    playback: { plays: 3, answerSeconds: 10, failureSeconds: 20 }
groups:
  - id: passage
    text: |-
      안내문

      내일 쉽니다.
    translations: { en: { text: Closed tomorrow. }, si: { text: S } }
  - id: talk
    photo: g.svg
    audio: g.m4a
    audioStart: 0.5
    dialogue: d.m4a
    script: [{ voice: a, text: 어디예요? }, { voice: b, text: 공장이에요. }]
    translations: { en: { transcript: 'A: Where?' } }
questions:
  - number: 1
    type: reading
    section: words
    item: s-1
    text: |-
      고르십시오.

      저는 (      ) 아닙니다.
    photo: p.svg
    options:
      - { text: 가, note: 'Wrong, since 가; "and so on", 1' }
      - { text: 나, correct: true }
      - { text: 7 }
    explanation: It is 나.
    explanations: { si: S, ta: T }
    translations: { en: { text: I am not (      ). }, ta: { text: T } }
    unreviewed: [ta]
    vocabulary: [약국, 머리]
    tags: { edition: 2024, unit: 22, field: vocabulary-grammar, family: blank-grammar, sector: fishery, grammar: ['-이/가 아니다', '-(으)로'], level: 3 }
  - { number: 2, type: reading, section: texts, group: passage, text: 누가?, options: [{ text: 가, correct: true }, { text: 나 }], translations: { en: { text: Who? } } }
  - { number: 3, type: reading, section: texts, group: passage, text: 언제?, photo: p.svg, options: [{ text: 가 }, { text: 나, correct: true }], unreviewed: [] }
  - number: 4
    type: listening
    section: sounds
    audio: a.m4a
    dialogue: c.m4a
    photo: p.svg
    spokenBy: b
    script: [{ voice: q, text: 그림입니다. }]
    options: [{ spoken: 못을 박습니다., correct: true }, { spoken: 잡니다., note: No., notes: { si: N } }]
    translations: { en: { transcript: '1. He drives in a nail.' } }
  - { number: 5, type: listening, section: sounds, audio: b.m4a, transcript: 네., options: [{ photo: p.svg, text: 가, correct: true }, { text: 나 }], tags: { field: sound, sound: counter } }
  - { number: 6, type: listening, section: sounds, group: talk, text: 어디?, options: [{ text: 공장, correct: true }, { text: 집 }] }
  - { number: 7, type: listening, section: sounds, group: talk, text: 누구?, options: [{ text: 가, correct: true }, { text: 나 }], translations: { en: { text: Who? } } }
`

/** Replaces texts of the exam. */
export const sectionedWith = (...changes: readonly (readonly [from: string, to: string])[]): string =>
  changes.reduce((yaml, [from, to]) => {
    if (!yaml.includes(from)) throw new Error(`The exam has no ${from}.`)
    return yaml.replace(from, to)
  }, sectionedYaml)

/** The faults of an exam, as lines. */
export const linesOfYaml = (yaml: string): string[] =>
  checkExam(parse(yaml), { file: 'exam.yaml', files: sectionedFiles }).faults.map(faultLine)

/** A valid exam as its author wrote it. */
export const sectionedExam = (yaml = sectionedYaml): Paper => {
  const { exam, faults } = checkExam(parse(yaml), { file: 'exam.yaml', files: sectionedFiles })
  if (exam === undefined || faults.length > 0) throw new Error(faults.map(faultLine).join('\n'))
  return exam
}
