// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { askAhead, dropAhead, takeAhead } from './ahead'
import { early } from './early'
import { answersAhead } from './pages'

const answerOf = (path: string) => new Response(path)
const send = vi.fn<(path: string, options?: RequestInit) => Promise<Response>>(async (path) => answerOf(path))
const get = (path: string) => ({ method: 'GET', url: `${window.location.origin}${path}` })

afterEach(() => {
  delete window.naruAhead
  send.mockClear()
  localStorage.clear()
  sessionStorage.clear()
  for (const name of Object.keys(document.documentElement.dataset)) delete document.documentElement.dataset[name]
  for (const link of document.head.querySelectorAll('link')) link.remove()
})

/** A window like the browser's, with an address and a connection of its own. */
const windowAt = (pathname: string) =>
  new Proxy(window, {
    get(target, name) {
      if (name === 'fetch') return send
      if (name === 'location') return { pathname, origin: window.location.origin }
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })

describe('answers that are asked for ahead', () => {
  test('are asked for once, with the cookie, and with the exam of the address', () => {
    askAhead(windowAt('/quiz/mock-1'), ['/api/auth/is-auth', '/api/exams/$', '/api/exams/$/progress'])
    expect(send.mock.calls).toEqual([
      ['/api/auth/is-auth', { credentials: 'include' }],
      ['/api/exams/mock-1', { credentials: 'include' }],
      ['/api/exams/mock-1/progress', { credentials: 'include' }],
    ])
  })

  test('are those alone that need no name where the address names nothing', () => {
    askAhead(windowAt('/quiz'), ['/api/auth/is-auth', '/api/exams/$'])
    expect(send.mock.calls).toEqual([['/api/auth/is-auth', { credentials: 'include' }]])
  })

  test('belong to the first call of their address and to no other', async () => {
    askAhead(windowAt('/exams'), ['/api/exams'])
    expect(takeAhead({ ...get('/api/exams'), method: 'POST' })).toBeUndefined()
    expect(takeAhead(get('/api/exams/mini'))).toBeUndefined()
    expect(await (await takeAhead(get('/api/exams')))?.text()).toBe('/api/exams')
    expect(takeAhead(get('/api/exams'))).toBeUndefined()
  })

  test('tell whoever takes them that they failed', async () => {
    send.mockRejectedValueOnce(new TypeError('no connection'))
    askAhead(windowAt('/exams'), ['/api/exams'])
    await expect(takeAhead(get('/api/exams'))).rejects.toThrow('no connection')
  })

  test('are gone when the page is left', () => {
    askAhead(windowAt('/exams'), ['/api/exams'])
    dropAhead()
    expect(takeAhead(get('/api/exams'))).toBeUndefined()
  })

  test('are never missed where nothing was asked for', () => {
    expect(takeAhead(get('/api/exams'))).toBeUndefined()
    expect(dropAhead).not.toThrow()
  })

  test('begin with the session on every page that has any', () => {
    for (const paths of Object.values(answersAhead)) expect(paths[0]).toBe('/api/auth/is-auth')
  })
})

test('the early script says that the site is in English, whatever the browser speaks', () => {
  early(windowAt('/about'))
  expect(Reflect.get(window, Symbol.for('react-aria.i18n.locale'))).toBe('en-US')
})

describe('the early script of a page that begins empty', () => {
  const openAs = (isKnown: boolean) => {
    Object.assign(document.documentElement.dataset, { ahead: '/api/exams/$', code: '/assets/room.js /assets/exam.js' })
    if (isKnown) localStorage.setItem('userId', 'u1')
    early(windowAt('/quiz/mini'))
  }
  const codeAsked = () =>
    [...document.head.querySelectorAll('link')].map((link) => `${link.rel} ${link.getAttribute('href')}`)

  test('asks for answers and code where a learner is known', () => {
    openAs(true)
    expect(send).toHaveBeenCalledWith('/api/exams/mini', { credentials: 'include' })
    expect(codeAsked()).toEqual(['modulepreload /assets/room.js', 'modulepreload /assets/exam.js'])
  })

  test('asks for no more code where all of it is in the first file', () => {
    document.documentElement.dataset['code'] = ''
    early(windowAt('/quiz/mini'))
    expect(codeAsked()).toEqual([])
  })

  test('asks for code only where nobody is', () => {
    openAs(false)
    expect(send).not.toHaveBeenCalled()
    expect(codeAsked()).toHaveLength(2)
  })
})
