import { describe, expect, it } from 'vitest'
import { buildReview } from '../engine'
import { sampleExam } from '../testing'
import type { RawQuestion } from '../engine/exam/definition'
import { ownText, reviewBlocks } from './reviewBlocks'

describe('groups', () => {
  const member = (number: number, group?: string): RawQuestion => ({
    id: `q${number}`,
    number,
    section: 'reading',
    text: '안내문\n\n무엇입니까?',
    stem: '무엇입니까?',
    options: [{ id: 'a', text: '네', isCorrect: number === 3 }],
    ...(group !== undefined && { group }),
  })
  const items =
    buildReview(
      sampleExam({
        groups: [{ id: 'g', text: '안내문' }],
        questions: [member(1), member(2, 'g'), member(3, 'g'), member(4, 'unknown')],
      }),
      { answers: { q3: '네' } },
    )?.items ?? []
  const shown = (filter: 'all' | 'incorrect') =>
    reviewBlocks(items, filter).map((block) => [
      block.shared?.text,
      ...block.items.map(({ question }) => question.number),
    ])

  it('are blocks of their questions', () => {
    expect(shown('all')).toEqual([
      [undefined, 1],
      ['안내문', 2, 3],
      [undefined, 4],
    ])
  })

  it('are blocks of the shown questions under a filter', () => {
    expect(shown('incorrect')).toEqual([
      [undefined, 1],
      ['안내문', 2],
      [undefined, 4],
    ])
  })

  it('share clip and transcript if they are the same', () => {
    const listening = (number: number, transcript: string): RawQuestion => ({
      ...member(number, 'g'),
      section: 'listening',
      audio: '/media/g.m4a',
      transcript,
    })
    const sharedOf = (...transcripts: readonly string[]) => {
      const questions = transcripts.map((transcript, index) => listening(index + 3, transcript))
      const review = buildReview(sampleExam({ groups: [{ id: 'g', photo: '/media/g.svg' }], questions }), {
        answers: {},
      })
      return reviewBlocks(review?.items ?? []).map(({ shared }) => shared)
    }
    const shared = { photo: '/media/g.svg', audio: '/media/g.m4a' }
    expect(sharedOf('여보세요.', '여보세요.')).toEqual([{ ...shared, transcript: '여보세요.' }])
    expect(sharedOf('여보세요.', '네.')).toEqual([shared])
  })

  it('give each question its own text; a question of an unknown group has the whole text', () => {
    expect(items.map(ownText)).toEqual(['안내문\n\n무엇입니까?', '무엇입니까?', '무엇입니까?', '안내문\n\n무엇입니까?'])
  })

  const passage = 'Notice\n\nThe office is open.'
  const reviewed = (...texts: readonly string[]) => {
    const questions = texts.map((text, index): RawQuestion => ({
      ...member(index + 1, 'g'),
      help: { translations: { en: { text } } },
    }))
    const review = buildReview(sampleExam({ groups: [{ id: 'g', text: '안내문' }], questions }), { answers: {} })
    return reviewBlocks(review?.items ?? []).map(({ shared, items: members }) => [
      shared?.translations?.['en'],
      ...members.map(({ help }) => help.translations?.['en']?.text),
    ])
  }
  it.each([
    {
      rule: 'have the translation of their text once',
      texts: [`${passage}\n\nWhen?`, `${passage}\n\nWhere?`, passage],
      expected: [[passage, 'When?', 'Where?', undefined]],
    },
    {
      rule: 'of one question leave it there',
      texts: [`${passage}\n\nWhen?`],
      expected: [[undefined, `${passage}\n\nWhen?`]],
    },
    {
      rule: 'without a translation of their text leave the questions as they are',
      texts: ['When?', 'Where?'],
      expected: [[undefined, 'When?', 'Where?']],
    },
  ])('$rule', ({ texts, expected }) => {
    expect(reviewed(...texts)).toEqual(expected)
  })
})

describe('spoken options', () => {
  const transcriptOf = (transcript: string, spoken: readonly string[]) => {
    const options = ['1', '2'].map((text) => ({ id: text, text, isCorrect: text === '1' }))
    const help = { options: spoken.map((text) => ({ spoken: text })) }
    const question = { id: 'l1', number: 1, section: 'listening', options, help, transcript, hasSpokenOptions: true }
    const review = buildReview(sampleExam({ questions: [question] }), { answers: {} })
    return reviewBlocks(review?.items ?? [])[0]?.items[0].transcript
  }

  it.each([
    { transcript: '1. 네.\n2. 아니요.', shown: undefined },
    { transcript: '여자: 가요?\n1. 네.\n2. 아니요.', shown: '여자: 가요?' },
    { transcript: '여자: 네. 아니요.', shown: '여자: 네. 아니요.' },
  ])('are not repeated in the transcript $transcript', ({ transcript, shown }) => {
    expect(transcriptOf(transcript, ['네.', '아니요.'])).toBe(shown)
  })

  it('keep the transcript of other questions', () => {
    expect(transcriptOf('1. 네.', [])).toBe('1. 네.')
  })
})
