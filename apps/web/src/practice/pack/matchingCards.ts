import type { Practice } from '@naru/api'
import type { PracticeFilter } from '@naru/api/queries'

export const isChosen = (filter: PracticeFilter): boolean => Object.keys(filter).length > 0

/** @returns the cards of a saved pack that match a filter. Of an exam: those that it missed last */
export const matchingCards = (
  { cards }: Practice,
  { section, unit: ofUnit, field, family, examId }: PracticeFilter,
): Practice['cards'] =>
  cards.filter(
    (card) =>
      (section === undefined || card.question.type === section) &&
      (ofUnit === undefined || card.tags?.unit === ofUnit) &&
      (field === undefined || card.tags?.field === field) &&
      (family === undefined || card.tags?.family === family) &&
      (examId === undefined || card.examId === examId),
  )
