import { describe, expect, test } from 'vitest'
import { leaderboardNameOf, checkDisplayName, initialsOf, type NameFacts } from './names'

const facts = (changes: Partial<NameFacts> = {}): NameFacts => ({
  name: 'nimali',
  lName: 'de Silva',
  leaderboardName: 'initials',
  displayName: null,
  adultDeclaredAt: null,
  ...changes,
})
const owner = { name: 'Nimali', lName: 'de Silva', isAdult: false }

test.each([
  ['nimali', 'perera', 'N. P.'],
  ['나루', '김', '나. 김.'],
  ['කෝසල', 'பெரேரா', 'කෝ. பெ.'],
  ['ශ්‍රීමාලි', 'ක්‍රිෂාන්', 'ශ්‍රී. ක්‍රි.'],
  ['\u202Eevil', '(Perera)', 'E. P.'],
  ['🙂', '7 of 9', '7.'],
  ['Admin', '', 'A.'],
  ['\u3164', '...', 'Learner'],
  [`Z${'\u0335'.repeat(200)}`, 'P', `Z${'\u0335'.repeat(4)}. P.`],
])('the initials of %j and %j are %j', (name, lName, initials) => {
  expect(initialsOf({ name, lName })).toBe(initials)
})

test('a leaderboard shows initials, unless a chosen name is stored or the full name has the learner’s word', () => {
  const adultDeclaredAt = new Date()
  expect(leaderboardNameOf(facts())).toBe('N. D.')
  expect(leaderboardNameOf(facts({ leaderboardName: 'chosen' }))).toBe('N. D.')
  expect(leaderboardNameOf(facts({ leaderboardName: 'chosen', displayName: 'Nimali 98' }))).toBe('Nimali 98')
  expect(leaderboardNameOf(facts({ leaderboardName: 'full' }))).toBe('N. D.')
  expect(leaderboardNameOf(facts({ leaderboardName: 'full', adultDeclaredAt }))).toBe('nimali de Silva')
  expect(leaderboardNameOf(facts({ leaderboardName: 'full', adultDeclaredAt, lName: '\u202E Silva' }))).toBe(
    'nimali Silva',
  )
})

describe('a display name', () => {
  test.each([
    ['  Nimali   98 ', 'Nimali 98'],
    ['Nimali\u00A0\u300098', 'Nimali 98'],
    ['e\u0301toile', 'étoile'],
    ['나루', '나루'],
    ['ශ්\u200Dරී ලංකා', 'ශ්\u200Dරී ලංකා'],
    ['Star ★ 1 ❤\uFE0F', 'Star ★ 1 ❤\uFE0F'],
    ['Nimali', 'Nimali'],
    ['x'.repeat(40), 'x'.repeat(40)],
  ])('%j is stored as %j', (raw, accepted) => {
    expect(checkDisplayName(raw, owner)).toEqual({ accepted })
  })

  const strange = 'This display name contains characters that cannot be shown. Please use letters and numbers.'
  test.each([
    ['', 'Please enter a display name.'],
    [' \u00A0 ', 'Please enter a display name.'],
    ['x'.repeat(41), 'A display name may have at most 40 characters.'],
    ['★ ★', 'A display name needs at least one letter or number.'],
    ['a\nb', strange],
    ['Nimali\u0000', strange],
    ['\u202EinamiN', strange],
    ['N\u2066i\u2069', strange],
    ['N\u200Ei', strange],
    ['N\u00ADi', strange],
    ['\u3164', strange],
    ['N\uD800', strange],
    ['N\uE000', strange],
    [`Z${'\u0335'.repeat(5)}`, strange],
  ])('%j is rejected', (raw, refused) => {
    expect(checkDisplayName(raw, owner)).toMatchObject({ refused: { message: refused } })
  })

  test.each(['Nimali de Silva', 'DE SILVA, nimali', 'Nimali-De-Silva 98', 'Ｎｉｍａｌｉ de Silva'])(
    '%j is the full name, which needs the learner’s word',
    (raw) => {
      expect(checkDisplayName(raw, owner)).toMatchObject({ refused: { code: 'display_name_is_full_name' } })
      expect(checkDisplayName(raw, { ...owner, isAdult: true })).toEqual({ accepted: raw })
    },
  )
})
