// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { chooseLanguage, getChosenLanguage, rememberLanguage } from './choice'
import { getLanguage } from './language'

it('knows no choice of a new device, nor a language that Naru does not have', () => {
  expect(getChosenLanguage()).toBeUndefined()
  document.cookie = 'naru.language=xx; Path=/'
  expect(getChosenLanguage()).toBeUndefined()
})

it('remembers a choice beside other cookies', () => {
  document.cookie = 'naru.languages=ta; Path=/'
  rememberLanguage('si')
  expect(getChosenLanguage()).toBe('si')
})

it('shows the page in the chosen language', async () => {
  await chooseLanguage('ta')
  expect([getChosenLanguage(), getLanguage(), document.documentElement.lang]).toEqual(['ta', 'ta', 'ta'])
})
