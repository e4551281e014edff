import { useMemo } from 'react'
import { buildReview, type Review } from '../engine'
import type { ExamSession, ExamSnapshot } from '../session'
import { useExamSession } from './useExamSession'

/** @returns the review of the finished exam; null before the finish, and while the answer keys are withheld and it is not graded */
export function useReview(session: ExamSession): Review | null {
  const source = useExamSession(session, reviewSource)
  return useMemo(() => reviewOf(source), [source])
}

function reviewSource({ definition, state, result, resultStatus }: ExamSnapshot) {
  const graded = resultStatus?.kind === 'saved' ? resultStatus.graded : undefined
  return { definition, choices: state.choices, result, graded }
}

function reviewOf({ definition, choices, result, graded }: ReturnType<typeof reviewSource>): Review | null {
  if (!result) return null
  return buildReview(definition, { answers: answersOf(definition, result), choices, ...(graded && { graded }) })
}

/** Maps a result's answers to question ids; a result lists its questions in the order of the exam. */
function answersOf(definition: ExamSnapshot['definition'], result: NonNullable<ExamSnapshot['result']>) {
  return Object.fromEntries(
    definition.questions.map(({ id }, index) => [id, result.questions[index]?.userAnswer ?? '']),
  )
}
