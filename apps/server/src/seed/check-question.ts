import { optionalProp } from '../optional-prop'
import { checkKeys, checkList, fieldsIn, textOf, type Fields, type Report } from './fields'
import type { SourceLine, SourceOption, SourceQuestion } from './source'

/** Limit of an answer's length in a request, in characters. */
const LONGEST_OPTION = 2000
const LONGEST_TEXT = 10_000

const keys = {
  texts: ['type', 'text', 'photo', 'audio', 'explanation', 'transcript'],
  others: ['number', 'options', 'script'],
}
const optionKeys = { texts: ['text', 'photo'], others: ['correct'] }
const lineKeys = { texts: ['voice', 'text'] }

/** The form in which options are compared, as the scorer compares them. */
const normal = (option: SourceOption) => (option.text ?? option.photo ?? '').normalize('NFC').trim().toLowerCase()

const readOption = (fields: Fields, report: Report): SourceOption => {
  checkKeys(fields, optionKeys, (message) => report(`has an option that ${message}`))
  const { correct } = fields
  if (correct !== undefined && typeof correct !== 'boolean')
    report("has an option whose 'correct' is not true or false.")
  return {
    ...optionalProp('text', textOf(fields, 'text')),
    ...optionalProp('photo', textOf(fields, 'photo')),
    correct: correct === true,
  }
}

const readLines = (value: unknown, report: Report): SourceLine[] =>
  fieldsIn(value).map((fields) => {
    checkKeys(fields, lineKeys, (message) => report(`has a script line that ${message}`))
    return { voice: textOf(fields, 'voice') ?? '', text: textOf(fields, 'text') ?? '' }
  })

const checkOptions = (options: readonly SourceOption[], report: Report) => {
  if (options.length < 2) report('has fewer than two options.')
  const correct = options.filter((option) => option.correct).length
  if (options.length > 0 && correct === 0) report('has no correct option.')
  if (correct > 1) report(`has ${correct} correct options instead of one.`)
  const seen = new Set<string>()
  for (const option of options) {
    const text = normal(option)
    if (text === '') report('has an option without text and picture.')
    else if (seen.has(text)) report(`has the option '${option.text ?? option.photo}' twice.`)
    if (text.length > LONGEST_OPTION) report(`has an option of more than ${LONGEST_OPTION} characters.`)
    seen.add(text)
  }
}

/** Parses one question and reports all its faults. */
export const checkQuestion = (fields: Fields, files: ReadonlySet<string>, report: Report): SourceQuestion => {
  const { number, type } = fields
  checkKeys(fields, keys, report)
  checkList(fields['options'], 'options', report)
  checkList(fields['script'], 'script', report)
  const question: SourceQuestion = {
    number: typeof number === 'number' ? number : 0,
    type: type === 'listening' ? 'listening' : 'reading',
    ...optionalProp('text', textOf(fields, 'text')),
    ...optionalProp('photo', textOf(fields, 'photo')),
    ...optionalProp('audio', textOf(fields, 'audio')),
    script: readLines(fields['script'], report),
    ...optionalProp('transcript', textOf(fields, 'transcript')),
    options: fieldsIn(fields['options']).map((option) => readOption(option, report)),
    ...optionalProp('explanation', textOf(fields, 'explanation')),
  }
  if (!Number.isSafeInteger(number) || question.number < 1) report('has no number from 1.')
  if (type !== 'reading' && type !== 'listening') report("has a type other than 'reading' and 'listening'.")
  if (question.type === 'listening' && question.audio === undefined) report('is a listening question without audio.')
  if (type === 'reading' && question.audio !== undefined) report('has audio, but is no listening question.')
  if (question.type === 'reading' && question.text === undefined && question.photo === undefined) {
    report('has neither text nor picture.')
  }
  const long = [question.text, question.explanation, question.transcript].some(
    (text) => (text ?? '').length > LONGEST_TEXT,
  )
  if (long) report(`has a text of more than ${LONGEST_TEXT} characters.`)
  checkOptions(question.options, report)
  for (const file of [question.photo, question.audio, ...question.options.map(({ photo }) => photo)]) {
    if (file !== undefined && !files.has(file)) report(`names the file '${file}', which is not there.`)
  }
  return question
}
