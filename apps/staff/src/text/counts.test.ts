import { translatorOf } from '@naru/ui/language'
import { expect, it } from 'vitest'
import sinhala from './si/admin.json'
import sinhalaDesk from './si/desk.json'
import tamil from './ta/admin.json'
import tamilDesk from './ta/desk.json'
import tamilMedia from './ta/deskMedia.json'

const si = translatorOf({ language: 'si', messages: sinhala })
const siDesk = translatorOf({ language: 'si', messages: sinhalaDesk })
const ta = translatorOf({ language: 'ta', messages: tamil })
const taDesk = translatorOf({ language: 'ta', messages: tamilDesk })
const taMedia = translatorOf({ language: 'ta', messages: tamilMedia })

it.each([
  [si('plans.givesToBuyers', { buyers: 1 }), 'ගැනුම්කරුටද'],
  [si('plans.givesToBuyers', { buyers: 2 }), 'ගැනුම්කරුවන් 2 දෙනාටද'],
  [ta('plans.givesToBuyers', { buyers: 1 }), 'வாங்குநருக்கும்'],
  [ta('plans.givesToBuyers', { buyers: 2 }), 'வாங்குநர்கள் 2 பேருக்கும்'],
  [siDesk('takesWait', { count: 1 }), 'පටිගත කිරීමක්'],
  [siDesk('takesWait', { count: 2 }), 'පටිගත කිරීම් 2ක්'],
  [taDesk('takesWait', { count: 1 }), '1 பதிவு '],
  [taDesk('takesWait', { count: 2 }), '2 பதிவுகள் '],
  [taMedia('entry.used', { count: 1 }), '1 தடவை '],
  [taMedia('entry.used', { count: 2 }), '2 தடவைகள் '],
])('%s', (sentence, form) => {
  expect(sentence).toContain(form)
})
