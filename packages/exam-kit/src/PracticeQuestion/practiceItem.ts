import type { Question, ReviewItem, Section } from '../engine'
import { optionKey } from '../engine'
import { optionHelp } from '../engine/exam/help'

/** @param order option ids; an option that it lacks comes last @returns the options of a question in another order */
export function inOrder(question: Question, order: readonly string[]): Question {
  const place = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length)
  const indexes = question.options
    .map((option, index) => ({ index, place: place(option.id) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ index }) => index)
  const { options: help } = question.help ?? {}
  return {
    ...question,
    options: indexes.flatMap((index) => question.options[index] ?? []),
    // The help of the options follows their order.
    ...(question.help && help && { help: { ...question.help, options: indexes.map((index) => help[index] ?? {}) } }),
  }
}

export function hasKey({ options }: Question): boolean {
  return options.some(({ isCorrect }) => isCorrect === true)
}

/** @returns an answered question as an item of the review @param optionId null without one */
export function practiceItem(question: Question, section: Section, optionId: string | null): ReviewItem {
  const { help = {}, explanation, transcript, audio } = question
  const chosen = question.options.find(({ id }) => id === optionId)
  const correct = question.options.find(({ isCorrect }) => isCorrect === true)
  return {
    question,
    section,
    isCorrect: chosen !== undefined && chosen === correct,
    userAnswer: chosen ? optionKey(chosen) : '',
    correctAnswer: correct ? optionKey(correct) : '',
    options: question.options.map((option, index) => ({
      option,
      isCorrect: option === correct,
      isChosen: option === chosen,
      ...optionHelp(help, index, option === correct),
    })),
    ...(explanation !== undefined && { explanation }),
    ...(transcript !== undefined && { transcript }),
    ...(audio !== undefined && { audio }),
    help,
  }
}
