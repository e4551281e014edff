import { describe, expect, it } from 'vitest'
import { leaderboardName, leaderboardPercentage } from './leaderboard'

describe('a leaderboard percentage', () => {
  it("is the server's if it sends one", () => {
    expect(leaderboardPercentage({ totalScore: 10, percentageScore: 42 }, 50)).toBe(42)
  })

  it("is the marks over the exam's maximum if its question count is known", () => {
    expect(leaderboardPercentage({ totalScore: 35 }, 50)).toBe(70)
  })

  it('is the marks out of 200 otherwise', () => {
    expect(leaderboardPercentage({ totalScore: 155 })).toBe(78)
    expect(leaderboardPercentage({ totalScore: 155 }, 0)).toBe(78)
  })

  it('is 0 without marks', () => {
    expect(leaderboardPercentage({ totalScore: Number.NaN })).toBe(0)
  })
})

describe('a name on the leaderboard', () => {
  it('is N/A if missing', () => {
    expect(leaderboardName({}, 'N/A')).toEqual({ name: 'N/A', lName: '' })
    expect(leaderboardName({ name: ' ', lName: '' }, 'N/A')).toEqual({ name: 'N/A', lName: '' })
  })

  it('may lack either half', () => {
    expect(leaderboardName({ name: '나루' }, 'N/A')).toEqual({ name: '나루', lName: '' })
  })
})
