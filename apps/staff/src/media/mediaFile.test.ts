import { describe, expect, it } from 'vitest'
import { translatorOf } from '@naru/ui/language'
import messages from '../text/en/deskMedia.json'
import { cutText, faultOfFile, kindOfFile, titleOfFile } from './mediaFile'

const t = translatorOf({ language: 'en', messages })

const file = (type: string, name = 'a.bin', size = 1) => ({ type, name, size })

describe('a file for the library', () => {
  it.each([
    [file('image/png'), 'picture'],
    [file('audio/mpeg'), 'clip'],
    [file('', 'Voice 3.M4A'), 'clip'],
    [file('image/svg+xml', 'a.svg'), undefined],
    [file('application/pdf', 'a.pdf'), undefined],
  ])('%j is %s', (one, kind) => {
    expect(kindOfFile(one)).toBe(kind)
  })

  it.each([
    ['fits', file('image/png', 'a.png', 8_388_608), undefined, undefined],
    ['is too large', file('image/png', 'a.png', 8_388_609), undefined, t('upload.tooLarge', { megabytes: 8 })],
    ['is too large', file('audio/wav', 'a.wav', 10_485_761), undefined, t('upload.tooLarge', { megabytes: 10 })],
    ['is of another kind', file('audio/wav', 'a.wav'), 'picture', t('upload.wrongKind', { name: 'a.wav' })],
    ['is of no kind', file('text/plain', 'a.txt'), undefined, t('upload.wrongKind', { name: 'a.txt' })],
    ['is a photo of an iPhone', file('image/heic', 'IMG_1.HEIC'), 'picture', t('upload.heic', { name: 'IMG_1.HEIC' })],
    ['is one without a type', file('', 'IMG_1.HEIC'), undefined, t('upload.heic', { name: 'IMG_1.HEIC' })],
  ] as const)('%s: %j', (_how, one, wanted, fault) => {
    expect(faultOfFile(one, wanted, t)).toBe(fault)
  })

  it('has its name as the first title', () => {
    expect(titleOfFile({ name: 'Loading a lorry.v2.png' })).toBe('Loading a lorry.v2')
  })
})

it.each([
  ['short', 200, 'short'],
  ['abcdef', 3, 'abc'],
  ['කෝ', 1, ''],
  ['கொடி', 3, 'கொ'],
  ['한국', 1, '한'],
  ['a👩🏽‍🎓', 3, 'a'],
])('of %j at most %i characters are %j', (text, length, beginning) => {
  expect(cutText(text, length)).toBe(beginning)
})
