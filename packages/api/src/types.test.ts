import { describe, expectTypeOf, it } from 'vitest'
import type { Api } from './client'
import type { examQuery, loginMutation } from './queries/index'
import type { AnswerOption, AuthState, Exam, Purchase, Question, ResultRequest, StoredResult } from './types'

const ask = (api: Api) =>
  // @ts-expect-error the contract has no such path
  api.GET('/api/nothing')

describe('the types say what the contract says', () => {
  it('keys may be absent', () => {
    expectTypeOf<AnswerOption['isCorrect']>().toEqualTypeOf<boolean | undefined>()
    expectTypeOf<Question['type']>().toEqualTypeOf<'reading' | 'listening'>()
  })

  it('a plan may never end', () => {
    expectTypeOf<Purchase['expiresAt']>().toEqualTypeOf<string | null>()
  })

  it('a result has an attempt, and the rest only from our own server', () => {
    expectTypeOf<StoredResult['attempt']>().toEqualTypeOf<number>()
    expectTypeOf<StoredResult['questions']>().extract<undefined>().toEqualTypeOf<undefined>()
  })

  it('a result is posted whole', () => {
    expectTypeOf<keyof ResultRequest>().toEqualTypeOf<
      'examId' | 'questions' | 'totalScore' | 'totalPossibleMarks' | 'percentageScore' | 'timestamp' | 'startTime'
    >()
  })

  it('queries and mutations carry the contract’s types', () => {
    type ExamFn = Extract<ReturnType<typeof examQuery>['queryFn'], (...args: never) => unknown>
    expectTypeOf<Awaited<ReturnType<ExamFn>>>().toEqualTypeOf<Exam>()
    type LoginFn = NonNullable<ReturnType<typeof loginMutation>['mutationFn']>
    expectTypeOf<Parameters<LoginFn>[0]>().toEqualTypeOf<{ email: string; password: string }>()
    expectTypeOf<AuthState['user']>().toEqualTypeOf<{ name: string } | undefined>()
  })

  it('an unknown path does not compile', () => {
    expectTypeOf(ask).toBeFunction()
  })
})
