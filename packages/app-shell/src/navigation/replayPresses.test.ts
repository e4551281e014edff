// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { replayPresses } from './replayPresses'

const prePaint = readFileSync('packages/app-shell/build/prePaint.js', 'utf8')
const done = vi.fn<(what: string) => void>()

beforeEach(() => {
  done.mockClear()
  document.body.innerHTML =
    '<button id="menu" type="button"><i id="icon"></i></button><form><input name="email"><button id="send" type="submit"></button></form><a id="link" href="#there">x</a>'
  // As the page runs it, before its code.
  // oxlint-disable-next-line typescript/no-implied-eval -- a script of ours, which jsdom would run in a document of its own only
  new Function(prePaint)()
})
afterEach(() => {
  delete window.naruPressed
})

const press = (id: string) => document.getElementById(id)?.click()
function hydrate() {
  document.getElementById('menu')?.addEventListener('click', () => done('menu'))
  document.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault()
    done('form')
  })
}

it('replays clicks and submits from before hydration, once and in order', () => {
  press('icon')
  press('send')
  expect(done).not.toHaveBeenCalled()
  hydrate()
  replayPresses()
  expect(done.mock.calls).toEqual([['menu'], ['form']])
})

it('is replayed once, although React listened already', () => {
  hydrate()
  press('menu')
  expect(done).not.toHaveBeenCalled()
  replayPresses()
  expect(done.mock.calls).toEqual([['menu']])
})

it('ignores a button that was removed', () => {
  press('menu')
  hydrate()
  document.getElementById('menu')?.remove()
  replayPresses()
  expect(done).not.toHaveBeenCalled()
})

it('records nothing afterwards', () => {
  hydrate()
  replayPresses()
  press('menu')
  press('send')
  expect(done.mock.calls).toEqual([['menu'], ['form']])
  replayPresses()
  expect(done).toHaveBeenCalledTimes(2)
})

it('never lets the browser put form values into the URL, before or after hydration', () => {
  const form = document.querySelector('form')
  const isSent = () => form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  expect(isSent()).toBe(false)
  replayPresses()
  expect(isSent()).toBe(false)
  form?.setAttribute('action', 'https://sandbox.payhere.lk/pay/checkout')
  expect(isSent()).toBe(true)
})
