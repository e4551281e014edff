import { given } from '../given'
import { fieldsIn, textOf, type Fields } from './fields'
import type { SourceLine, SourceOption, SourceQuestion } from './source'

/** Reports a fault of the question at hand. */
export type Report = (message: string) => void

/** The form in which two options are compared; the scorer sees no difference between options that are equal in it. */
const normal = (option: SourceOption) => (option.text ?? option.photo ?? '').normalize('NFC').trim().toLowerCase()

const readOption = (fields: Fields): SourceOption => ({
  ...given('text', textOf(fields, 'text')),
  ...given('photo', textOf(fields, 'photo')),
  correct: fields['correct'] === true,
})

const readLines = (value: unknown): SourceLine[] =>
  fieldsIn(value).map((fields) => ({ voice: textOf(fields, 'voice') ?? '', text: textOf(fields, 'text') ?? '' }))

const checkOptions = (options: readonly SourceOption[], report: Report) => {
  if (options.length < 2) report('has fewer than two options.')
  const keys = options.filter(({ correct }) => correct).length
  if (options.length > 0 && keys === 0) report('has no correct option.')
  if (keys > 1) report(`has ${keys} correct options instead of one.`)
  const seen = new Set<string>()
  for (const option of options) {
    const text = normal(option)
    if (text === '') report('has an option without text and picture.')
    else if (seen.has(text)) report(`has the option '${option.text ?? option.photo}' twice.`)
    seen.add(text)
  }
}

/** Reads one question and reports everything that is wrong with it. */
export const checkQuestion = (fields: Fields, files: ReadonlySet<string>, report: Report): SourceQuestion => {
  const { number, type } = fields
  const question: SourceQuestion = {
    number: typeof number === 'number' ? number : 0,
    type: type === 'listening' ? 'listening' : 'reading',
    ...given('text', textOf(fields, 'text')),
    ...given('photo', textOf(fields, 'photo')),
    ...given('audio', textOf(fields, 'audio')),
    script: readLines(fields['script']),
    options: fieldsIn(fields['options']).map(readOption),
    ...given('explanation', textOf(fields, 'explanation')),
  }
  if (!Number.isSafeInteger(number) || question.number < 1) report('has no number from 1.')
  if (type !== 'reading' && type !== 'listening') report("has a type other than 'reading' and 'listening'.")
  if (question.type === 'listening' && question.audio === undefined) report('is a listening question without audio.')
  if (question.type === 'reading' && question.text === undefined && question.photo === undefined) {
    report('has neither text nor picture.')
  }
  checkOptions(question.options, report)
  for (const file of [question.photo, question.audio, ...question.options.map(({ photo }) => photo)]) {
    if (file !== undefined && !files.has(file)) report(`names the file '${file}', which is not there.`)
  }
  return question
}
