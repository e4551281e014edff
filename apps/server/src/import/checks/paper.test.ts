import { describe, expect, test } from 'vitest'
import { budgetLine, examFor, pathsOf, questionFor, timeBudgets, withFiles, type Paper } from '@naru/exam-kit/content'
import { sectionedExam, sectionedFiles, sectionedWith } from '../../test/support/sectioned-exam'
import { reuseIds } from '../same-questions'

const stored = (exam: Paper) =>
  reuseIds(
    undefined,
    withFiles(exam, (path) => `stored-${path}`),
  )

describe('the documented exam', () => {
  const { questions, groups, sections } = examFor('examWithKeys', stored(sectionedExam()), (name) => `/media/${name}`)
  const [q1, q2, q3, q4, , q6, q7] = questions

  test('gives each question of a group the passage, the picture and the clip', () => {
    expect(groups).toEqual([
      { _id: 'passage', text: '안내문\n\n내일 쉽니다.' },
      { _id: 'talk', photo: '/media/stored-g.svg' },
    ])
    expect(q2).toMatchObject({
      groupId: 'passage',
      questionText: '안내문\n\n내일 쉽니다.\n\n누가?',
      stem: '누가?',
      help: { translations: { en: { text: 'Closed tomorrow.\n\nWho?' }, si: { text: 'S' } } },
    })
    expect(q3).toMatchObject({ questionPhoto: '/media/stored-p.svg', stem: '언제?' })
    const clip = { questionPhoto: '/media/stored-g.svg', audio: '/media/stored-g.m4a' }
    const talk = { ...clip, transcript: '여자: 어디예요?\n남자: 공장이에요.' }
    expect(q6).toMatchObject({ ...talk, questionText: '어디?', stem: '어디?' })
    expect(q7).toMatchObject({ ...talk, help: { translations: { en: { text: 'Who?', transcript: 'A: Where?' } } } })
    expect(sections).toHaveLength(3)
    expect(pathsOf(sectionedExam()).toSorted()).toEqual([...sectionedFiles].toSorted())
  })

  test('numbers spoken options and says them in the transcript', () => {
    expect(q4).toMatchObject({
      hasSpokenOptions: true,
      transcript: '그림입니다.\n1. 못을 박습니다.\n2. 잡니다.',
      answers: [
        { text: '1', isCorrect: true },
        { text: '2', isCorrect: false },
      ],
      help: { options: [{ spoken: '못을 박습니다.' }, { spoken: '잡니다.', note: 'No.', notes: { si: 'N' } }] },
    })
  })

  test('counts all languages but English as unreviewed unless the author lists them', () => {
    expect([q1, q2, q3, q4].map((question) => question?.help?.unreviewed)).toEqual([['ta'], ['si'], undefined, ['si']])
  })

  test('has no key, explanation or help before the result, and no help after it', () => {
    const [before, after] = (['exam', 'review'] as const).map((view) =>
      JSON.stringify(examFor(view, stored(sectionedExam()), (name) => name)),
    )
    for (const secret of ['explanation', 'transcript', 'help', 'notes', '못을 박습니다']) {
      expect(before).not.toContain(secret)
      expect(after).not.toContain(secret)
    }
    expect(before).not.toContain('isCorrect')
    expect(after).toContain('isCorrect')
  })

  test('gives the data of a chart before the result', () => {
    const [question] = stored(sectionedExam()).questions
    const chart = '인원 (명)\n1동 | 40'
    expect(question && questionFor('exam', {}, { ...question, chart }, (name) => name)).toHaveProperty('chart', chart)
  })

  test('gives a question without its exam the bare dialogue, and neither section nor group', () => {
    const paper = stored(sectionedExam())
    const [, , , , , talk] = paper.questions
    expect(talk && questionFor('exam', paper, talk, (name) => name)).toHaveProperty('audioStart', 0.5)
    const alone = talk && questionFor('drill', paper, talk, (name) => name)
    expect(alone).toMatchObject({ audio: 'stored-d.m4a', questionText: '어디?' })
    for (const field of ['section', 'groupId', 'stem', 'audioStart']) expect(alone).not.toHaveProperty(field)
  })

  test('says where the turns of a clip are with the answer, and in no exam', () => {
    const paper = stored(sectionedExam())
    const turns = [
      { start: 0.1, end: 1 },
      { start: 1.5, end: 2.5 },
    ]
    const timed = {
      ...paper,
      groups: paper.groups?.map((group) => ({ ...group, ...(group.audio && { turns }) })) ?? [],
    }
    const helpIn = (view: 'drill' | 'practice', of = timed) =>
      of.questions[5] && questionFor(view, of, of.questions[5], (name) => name).help?.turns
    expect(helpIn('practice')).toEqual([
      { voice: 'a', text: '어디예요?', ...turns[0] },
      { voice: 'b', text: '공장이에요.', ...turns[1] },
    ])
    const groups = timed.groups.map((group) => ({ ...group, turns: turns.slice(1) }))
    expect([helpIn('drill'), helpIn('practice', { ...timed, groups })]).toEqual([undefined, undefined])
    expect(JSON.stringify(examFor('examWithKeys', timed, (name) => name))).not.toContain('turns')
  })
})

describe('the time budget of a section', () => {
  const lengths: Record<string, number> = { 'a.m4a': 7, 'b.m4a': 8, 'g.m4a': 15 }
  const budgetOf = (exam: Paper) => timeBudgets(exam, (path) => lengths[path] ?? 0)

  test('counts plays and windows to answer, the clip of a group once, and what is before audioStart in the first play', () => {
    expect(budgetOf(sectionedExam())).toEqual([
      { section: 'sounds', plays: 3, answerSeconds: 10, needed: 3 * (7 + 8 + 15) - 2 * 0.5 + 4 * 10, available: 240 },
    ])
  })

  test.each([
    [4, 'section sounds: clips and answers take 2:09 of 4:00 (54 %); warning: less than 80 %'],
    [2.5, 'section sounds: clips and answers take 2:09 of 2:30 (86 %)'],
    [2.2, 'section sounds: clips and answers take 2:09 of 2:12 (98 %); warning: more than 95 %'],
  ])('with %d minutes is printed', (minutes, line) => {
    const exam = sectionedExam(sectionedWith(['minutes: 4\n', `minutes: ${minutes}\n`]))
    expect(budgetOf(exam).map(budgetLine)).toEqual([line])
  })
})
