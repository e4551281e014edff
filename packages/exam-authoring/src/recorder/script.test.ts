import { describe, expect, it } from 'vitest'
import { linesOfClip, saysOtherLines, spellNumber } from './script'

describe('a number', () => {
  it.each([
    [1, '일'],
    [10, '십'],
    [21, '이십일'],
    [40, '사십'],
    [105, '백오'],
    [1110, '천백십'],
  ])('%i is read %s', (number, words) => {
    expect(spellNumber(number)).toBe(words)
  })
})

describe('the lines of a clip', () => {
  it('are number, instruction, script, and spoken options with their numbers', () => {
    const lines = linesOfClip(
      {
        script: [
          { voice: 'a', text: '어디에 가요?' },
          { voice: 'b', text: ' 은행에 가요. ' },
        ],
        spokenBy: 'b',
        options: [{ spoken: '네.', correct: true }, { spoken: '아니요.' }],
      },
      { numbers: [21], text: '다음을 듣고 고르십시오.\n(둘째 줄)' },
    )
    expect(lines.map(({ part, line, voice, text }) => [part, line, voice, text])).toEqual([
      ['number', 0, 'q', '이십일 번.'],
      ['instruction', 0, 'q', '다음을 듣고 고르십시오.'],
      ['line', 0, 'a', '어디에 가요?'],
      ['line', 1, 'b', '은행에 가요.'],
      ['line', 2, 'q', '일 번.'],
      ['line', 3, 'b', '네.'],
      ['line', 4, 'q', '이 번.'],
      ['line', 5, 'b', '아니요.'],
    ])
  })

  it('of a group name all its questions', () => {
    expect(linesOfClip({ script: [] }, { numbers: [37, 38] })).toEqual([
      { part: 'number', line: 0, voice: 'q', text: '삼십칠 번에서 삼십팔 번.' },
    ])
  })

  it('of an unfinished draft may be none', () => {
    expect(linesOfClip({}, { numbers: [] })).toEqual([])
    expect(linesOfClip({ script: [{ voice: 'a', text: ' ' }], options: [{ text: '집' }] }, { numbers: [] })).toEqual([])
  })
})

describe('a clip', () => {
  const holder = { script: [{ voice: 'a', text: '어디에 가요?' }] }
  const head = { numbers: [21], text: '알맞은 대답을 고르십시오.' }
  const says = linesOfClip(holder, head)

  it.each<[string, boolean, Parameters<typeof saysOtherLines>]>([
    ['as it was made', false, [holder, head, says]],
    ['without what its author left out', false, [holder, head, says.filter(({ part }) => part === 'line')]],
    ['of a question without a script', false, [{}, { numbers: [21] }, says]],
    ['of a question that has moved', true, [holder, { ...head, numbers: [22] }, says]],
    ['of a question with another instruction', true, [holder, { ...head, text: '고르십시오.' }, says]],
    ['of a changed script', true, [{ script: [{ voice: 'a', text: '뭐 해요?' }] }, head, says]],
    ['of a longer script', true, [{ script: [...holder.script, ...holder.script] }, head, says]],
  ])('%s says other lines: %s', (_which, expected, parameters) => {
    expect(saysOtherLines(...parameters)).toBe(expected)
  })
})
