import { expect, it } from 'vitest'
import { text as sinhala } from './si/admin'
import { text as sinhalaDesk } from './si/desk'
import { text as tamil } from './ta/admin'
import { text as tamilDesk } from './ta/desk'
import { text as tamilMedia } from './ta/deskMedia'

it.each([
  [sinhala.plans.givesToBuyers(1), 'ගැනුම්කරුටද'],
  [sinhala.plans.givesToBuyers(2), 'ගැනුම්කරුවන් 2 දෙනාටද'],
  [tamil.plans.givesToBuyers(1), 'வாங்குநருக்கும்'],
  [tamil.plans.givesToBuyers(2), 'வாங்குநர்கள் 2 பேருக்கும்'],
  [sinhalaDesk.takesWait(1), 'පටිගත කිරීමක්'],
  [sinhalaDesk.takesWait(2), 'පටිගත කිරීම් 2ක්'],
  [tamilDesk.takesWait(1), '1 பதிவு '],
  [tamilDesk.takesWait(2), '2 பதிவுகள் '],
  [tamilMedia.entry.used(1), '1 தடவை '],
  [tamilMedia.entry.used(2), '2 தடவைகள் '],
])('%s', (sentence, form) => {
  expect(sentence).toContain(form)
})
