import { describe, expect, it } from 'vitest'
import { clipTargetOf, withClip } from './clipTarget'

const script = [{ voice: 'a', text: '어디에 가요?' }]
const draft = {
  topic: 'Harbour',
  groups: [{ id: 'g1', script, text: '다음을 듣고 답하십시오.' }],
  questions: [
    { item: 'i1', number: 21, text: '고르십시오.', script, audio: 'old.m4a', audioStart: 3, dialogue: 'old-2.m4a' },
    { item: 'i2', number: 22, group: 'g1' },
    { item: 'i3', number: 23, group: 'g1' },
    { item: 'i4' },
  ],
}
const clip = { audio: 'new.m4a', audioStart: 2, dialogue: 'new-2.m4a', turns: [{ start: 0, end: 1.5 }] }

describe('what is recorded', () => {
  it('is a question', () => {
    const target = clipTargetOf(draft, 'i1')
    expect(target).toMatchObject({ list: 'questions', index: 0, number: 21, audio: 'old.m4a' })
    expect(target?.lines.map(({ text }) => text)).toEqual(['이십일 번.', '고르십시오.', '어디에 가요?'])
  })

  it.each(['i2', 'i3', 'g1'])('is the group with the script for %s', (item) => {
    const target = clipTargetOf(draft, item)
    expect(target).toMatchObject({ list: 'groups', index: 0, number: 22 })
    expect(target?.lines[0]?.text).toBe('이십이 번에서 이십삼 번.')
  })

  it('may have no lines', () => {
    expect(clipTargetOf(draft, 'i4')).toMatchObject({ number: undefined, lines: [] })
  })

  it.each([draft, {}, { questions: 'none', groups: [null] }])('is nothing in %j for an unknown item', (one) => {
    expect(clipTargetOf(one, 'unknown')).toBeUndefined()
    expect(withClip(one, 'unknown', clip)).toBeUndefined()
  })
})

describe('a clip', () => {
  it('replaces the present one and changes nothing else', () => {
    const next = withClip(draft, 'i1', clip)
    expect(next).toEqual({ ...draft, questions: [{ ...draft.questions[0], ...clip }, ...draft.questions.slice(1)] })
  })

  it('of a group is put into the group', () => {
    expect(withClip(draft, 'i3', clip)).toEqual({ ...draft, groups: [{ ...draft.groups[0], ...clip }] })
  })

  it('says where its lines and spoken options are, without their numbers', () => {
    const options = [{ spoken: '네.' }, { spoken: '아니요.' }]
    const spoken = { ...draft, questions: [{ ...draft.questions[0], options }] }
    const times = [0, 1, 2, 3, 4].map((start) => ({ start, end: start + 0.8 }))
    const turnsWith = (turns: typeof times) => withClip(spoken, 'i1', { ...clip, turns })?.['questions']
    expect(turnsWith(times)).toMatchObject([{ turns: [times[0], times[2], times[4]] }])
    expect(turnsWith(times.slice(1))).not.toMatchObject([{ turns: expect.anything() }])
  })

  it('without number and instruction has no dialogue, and is played twice as a whole', () => {
    const next = withClip(draft, 'i1', { audio: 'new.m4a', audioStart: 0, dialogue: 'new.m4a', turns: [] })
    const { audioStart: _start, dialogue: _dialogue, ...question } = draft.questions[0] ?? {}
    expect(next?.['questions']).toEqual([{ ...question, audio: 'new.m4a' }, ...draft.questions.slice(1)])
  })
})
