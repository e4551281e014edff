import { expect, it } from 'vitest'
import { translated } from './translated'

const exam = {
  topic: 'Mini',
  description: 'Ten questions',
  duration: '9 minutes',
  translations: { si: { description: 'ප්‍රශ්න දහයක්' }, ko: { topic: '미니' } },
}

it('has the texts of the language, and English ones where there are none', () => {
  expect(translated(exam, 'si')).toMatchObject({ topic: 'Mini', description: 'ප්‍රශ්න දහයක්', duration: '9 minutes' })
  expect(translated(exam, 'ko')).toMatchObject({ topic: '미니', description: 'Ten questions' })
})

it('is in English without translations', () => {
  expect(translated(exam, 'en').description).toBe('Ten questions')
  expect(translated(exam, 'ta').description).toBe('Ten questions')
  const plain: { description: string; translations?: Record<string, object> } = { description: 'Ten questions' }
  expect(translated(plain, 'si').description).toBe('Ten questions')
})
