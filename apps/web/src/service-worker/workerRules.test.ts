import { describe, expect, it } from 'vitest'
import { nameOf, outdated, paperCache, treatmentOf } from './workerRules'

const origin = 'https://naru.test'
const get = (path: string, mode: RequestMode = 'cors', destination: RequestDestination = '') => ({
  method: 'GET',
  mode,
  url: new URL(path, origin).href,
  destination,
})

describe('the worker', () => {
  it.each([
    '/api',
    '/api/exams/65f0',
    '/api/auth/is-auth',
    '/media/0123456789abcdef0123456789abcdef.m4a',
    '/healthz',
    '/payment/start',
  ])('never touches %s, whoever asks', (path) => {
    expect(treatmentOf(get(path), origin)).toBe('leave')
    expect(treatmentOf(get(path, 'navigate'), origin)).toBe('leave')
  })

  it.each(['/', '/quiz/65f0/more', '/quizzes', '/guidelines', '/payment/success', '/apiary'])(
    'opens %s as a page',
    (path) => {
      expect(treatmentOf(get(path, 'navigate'), origin)).toBe('page')
    },
  )

  it.each(['/quiz', '/quiz/65f0', '/quiz?again'])('opens %s as the exam room that it keeps', (path) => {
    expect(treatmentOf(get(path, 'navigate'), origin)).toBe('room')
    expect(treatmentOf(get(path), origin)).toBe('leave')
  })

  it('answers files that are named by their content', () => {
    expect(treatmentOf(get('/assets/Page-1a2b.js'), origin)).toBe('file')
    expect(treatmentOf(get('/favicon.svg'), origin)).toBe('leave')
  })

  it('answers a picture of the running exam, and touches no recording', () => {
    const [picture, clip] = [
      '/media/0123456789abcdef0123456789abcdef.webp',
      '/media/0123456789abcdef0123456789abcdef.m4a',
    ]
    expect(treatmentOf(get(picture, 'no-cors', 'image'), origin)).toBe('picture')
    expect(treatmentOf(get(`https://elsewhere.test${picture}`, 'no-cors', 'image'), origin)).toBe('leave')
    expect(treatmentOf(get(picture), origin)).toBe('leave')
    expect(treatmentOf(get(picture, 'navigate', 'document'), origin)).toBe('leave')
    expect(treatmentOf(get(clip, 'cors', 'audio'), origin)).toBe('leave')
  })

  it('leaves other methods and other origins alone', () => {
    expect(treatmentOf({ ...get('/', 'navigate'), method: 'POST' }, origin)).toBe('leave')
    expect(treatmentOf(get('https://elsewhere.test/assets/a.js'), origin)).toBe('leave')
  })
})

describe('the caches of older builds', () => {
  const names = ['naru-a', 'foreign', paperCache('nimal:mini'), 'naru-b', 'naru-c']

  it('stay while a tab runs their build', () => {
    expect(outdated(names, 'c', [nameOf('a'), 'exam:1'])).toEqual(['naru-b'])
    expect(outdated(names, 'c', [])).toEqual(['naru-a', 'naru-b'])
  })

  it('stay for the build before where tabs cannot tell', () => {
    expect(outdated(names, 'c', undefined)).toEqual(['naru-a'])
  })
})
