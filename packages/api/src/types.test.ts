import { describe, expectTypeOf, it } from 'vitest'
import type { Api } from './client'
import type { examQuery, loginMutation } from './queries/index'
import type { AnswerOption, AuthState, Exam, Purchase, Question, ResultRequest, StoredResult, UserRole } from './types'

const callUnknownPath = (api: Api) =>
  // @ts-expect-error the contract has no such path
  api.GET('/api/nothing')

describe('the generated types match the contract', () => {
  it('answer keys are optional', () => {
    expectTypeOf<AnswerOption['isCorrect']>().toEqualTypeOf<boolean | undefined>()
    expectTypeOf<Question['type']>().toEqualTypeOf<'reading' | 'listening'>()
  })

  it('the end of a plan is nullable', () => {
    expectTypeOf<Purchase['expiresAt']>().toEqualTypeOf<string | null>()
  })

  it('a stored result requires its attempt only', () => {
    expectTypeOf<StoredResult['attempt']>().toEqualTypeOf<number>()
    expectTypeOf<StoredResult['questions']>().extract<undefined>().toEqualTypeOf<undefined>()
  })

  it('a posted result has all its fields, and one extension', () => {
    expectTypeOf<keyof Omit<ResultRequest, 'fairPlay'>>().toEqualTypeOf<
      'examId' | 'questions' | 'totalScore' | 'totalPossibleMarks' | 'percentageScore' | 'timestamp' | 'startTime'
    >()
  })

  it('queries and mutations have the contract’s types', () => {
    type ExamFn = Extract<ReturnType<typeof examQuery>['queryFn'], (...args: never) => unknown>
    expectTypeOf<Awaited<ReturnType<ExamFn>>>().toEqualTypeOf<Exam>()
    type LoginFn = NonNullable<ReturnType<typeof loginMutation>['mutationFn']>
    expectTypeOf<Parameters<LoginFn>[0]>().toEqualTypeOf<{ email: string; password: string }>()
    expectTypeOf<AuthState['user']>().toEqualTypeOf<
      { name: string; role?: UserRole; isVerified?: boolean } | undefined
    >()
  })

  it('an unknown path does not compile', () => {
    expectTypeOf(callUnknownPath).toBeFunction()
  })
})
