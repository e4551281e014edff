import { eq } from 'drizzle-orm'
import { practiceCards, practiceReviews } from '../../db/schema'
import { kept, personal } from './rule'

/** Cards and answers of practice. See `columns.ts`. */
export const practiceColumns = {
  practiceCards: personal(practiceCards, {
    about: 'cards',
    rowsOf: ({ id }) => eq(practiceCards.userId, id),
    onDelete: 'delete rows',
    retention: {
      by: 'the deletion of the account',
      line: 'what you practise, and your answers there: until you delete your account',
    },
    columns: {
      userId: kept,
      kind: kept,
      item: kept,
      attemptId: kept,
      examId: kept,
      section: kept,
      unit: kept,
      family: kept,
      dueOn: kept,
      stability: kept,
      difficulty: kept,
      reviewedOn: kept,
      rightDays: kept,
      leftOn: kept,
      correctedOn: kept,
      isRemoved: kept,
    },
  }),
  practiceReviews: personal(practiceReviews, {
    about: 'practiceAnswers',
    rowsOf: ({ id }) => eq(practiceReviews.userId, id),
    onDelete: 'delete rows',
    retention: { by: 'the deletion of the account', line: null },
    columns: {
      userId: kept,
      id: kept,
      kind: kept,
      item: kept,
      attemptId: kept,
      answer: kept,
      mode: kept,
      isRight: kept,
      isExtra: kept,
      answeredAt: kept,
      receivedAt: kept,
      day: kept,
      longestInterval: kept,
      dueOn: kept,
      firstOutcome: kept,
    },
  }),
}
