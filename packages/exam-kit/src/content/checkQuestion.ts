import { optionalProp } from './optionalProp'
import { checkHelp, checkOtherLanguages, helpFields, helpTexts } from './checkHelp'
import { checkKeys, checkList, fieldsIn, reportWithin, textOf, type Fields, type Report } from './fields'
import type { PaperOption, PaperQuestion, ScriptLine } from './paper'

/** Limit of an answer's length in a request, in characters. */
const LONGEST_OPTION = 2000
/** In characters. */
export const LONGEST_TEXT = 10_000

export const NO_KEY = 'has no correct option.'

const keys = {
  texts: [
    'type',
    'item',
    'section',
    'group',
    'text',
    'photo',
    'audio',
    'dialogue',
    'spokenBy',
    'explanation',
    'transcript',
  ],
  others: ['number', 'options', 'script', ...helpFields],
}
const optionKeys = { texts: ['text', 'photo', 'spoken', 'note'], others: ['correct', 'notes'] }
const lineKeys = { texts: ['voice', 'text'] }

/** The form in which options are compared, as the scorer compares them. */
const normal = ({ text, photo, spoken }: PaperOption) =>
  (text ?? photo ?? spoken ?? '').normalize('NFC').trim().toLowerCase()

const readOption = (fields: Fields, index: number, report: Report): PaperOption => {
  const field = `options.${index}`
  checkKeys(fields, optionKeys, reportWithin(report, field, 'has an option that '))
  const { correct } = fields
  if (correct !== undefined && typeof correct !== 'boolean')
    report("has an option whose 'correct' is not true or false.", `${field}.correct`)
  return {
    ...optionalProp('text', textOf(fields, 'text')),
    ...optionalProp('photo', textOf(fields, 'photo')),
    ...optionalProp('spoken', textOf(fields, 'spoken')),
    ...optionalProp('note', textOf(fields, 'note')),
    ...optionalProp('notes', checkOtherLanguages(fields, 'notes', reportWithin(report, field))),
    ...(correct === true && { correct }),
  }
}

/** Reads a script; undefined without a line. */
export const readLines = (value: unknown, report: Report): ScriptLine[] | undefined => {
  const lines = fieldsIn(value).map((fields, index) => {
    checkKeys(fields, lineKeys, reportWithin(report, `script.${index}`, 'has a script line that '))
    return { voice: textOf(fields, 'voice') ?? '', text: textOf(fields, 'text') ?? '' }
  })
  return lines.length === 0 ? undefined : lines
}

const checkOptions = (options: readonly PaperOption[], report: Report) => {
  if (options.length < 2) report('has fewer than two options.', 'options')
  const correct = options.filter((option) => option.correct).length
  if (options.length > 0 && correct === 0) report(NO_KEY, 'options')
  if (correct > 1) report(`has ${correct} correct options instead of one.`, 'options')
  const seen = new Set<string>()
  for (const [index, option] of options.entries()) {
    const field = `options.${index}`
    const text = normal(option)
    if (text === '') report('has an option without text and picture.', field)
    else if (seen.has(text)) report(`has the option '${option.text ?? option.photo ?? option.spoken}' twice.`, field)
    if (text.length > LONGEST_OPTION) report(`has an option of more than ${LONGEST_OPTION} characters.`, field)
    if ([option.note ?? '', ...Object.values(option.notes ?? {})].some((note) => note.length > LONGEST_OPTION))
      report(`has a note of more than ${LONGEST_OPTION} characters.`, `${field}.note`)
    seen.add(text)
  }
}

const checkSpoken = ({ type, options, spokenBy }: PaperQuestion, report: Report) => {
  const spoken = options.filter((option) => option.spoken !== undefined)
  if (spoken.length === 0) {
    if (spokenBy !== undefined) report("has 'spokenBy', but no spoken options.", 'spokenBy')
    return
  }
  if (type === 'reading') report('has spoken options, but is no listening question.', 'options')
  if (spoken.length < options.length) report('has options that are spoken, and others that are not.', 'options')
  if (spoken.some(({ text, photo }) => text !== undefined || photo !== undefined))
    report('has a spoken option with text or picture.', 'options')
  if (spokenBy === undefined) report("has spoken options, but no 'spokenBy' with the voice a or b.", 'spokenBy')
}

/** A question of an exam has a number from 1, one of the bank its item. */
const checkName = (fields: Fields, { number, item }: PaperQuestion, isInBank: boolean, report: Report) => {
  if (isInBank) {
    for (const name of ['number', 'section', 'group'])
      if (fields[name] !== undefined) report(`has the key '${name}', which is not known in the bank.`, name)
    if (item === undefined) report('has no item.', 'item')
  } else if (!Number.isSafeInteger(fields['number']) || number < 1) report('has no number from 1.', 'number')
  if (item !== undefined && !/^[a-z0-9-]{1,100}$/.test(item))
    report(`has the item '${item}', which may hold only a-z, 0-9 and hyphens.`, 'item')
}

/** Parses one question and reports all its faults. `isInBank`: it belongs to no exam; default false. */
export const checkQuestion = (
  fields: Fields,
  files: ReadonlySet<string>,
  report: Report,
  isInBank = false,
): PaperQuestion => {
  const { number, type } = fields
  checkKeys(fields, keys, report)
  checkList(fields['options'], 'options', report)
  checkList(fields['script'], 'script', report)
  const voice = textOf(fields, 'spokenBy')
  const spokenBy: PaperQuestion['spokenBy'] | undefined = voice === 'a' || voice === 'b' ? voice : undefined
  const kind = type === 'listening' ? 'listening' : 'reading'
  const question: PaperQuestion = {
    number: typeof number === 'number' ? number : 0,
    type: kind,
    ...optionalProp('item', textOf(fields, 'item')),
    ...optionalProp('section', textOf(fields, 'section')),
    ...optionalProp('group', textOf(fields, 'group')),
    ...optionalProp('text', textOf(fields, 'text')),
    ...optionalProp('photo', textOf(fields, 'photo')),
    ...optionalProp('audio', textOf(fields, 'audio')),
    ...optionalProp('dialogue', textOf(fields, 'dialogue')),
    ...optionalProp('script', readLines(fields['script'], report)),
    ...optionalProp('transcript', textOf(fields, 'transcript')),
    ...optionalProp('spokenBy', spokenBy),
    options: fieldsIn(fields['options']).map((option, index) => readOption(option, index, report)),
    ...checkHelp(fields, kind, report),
  }
  checkName(fields, question, isInBank, report)
  if (type !== 'reading' && type !== 'listening') report("has a type other than 'reading' and 'listening'.", 'type')
  if (kind === 'listening' && question.audio === undefined && question.group === undefined)
    report('is a listening question without audio.', 'audio')
  if (type === 'reading' && question.audio !== undefined) report('has audio, but is no listening question.', 'audio')
  if (question.dialogue !== undefined && question.audio === undefined)
    report('has a dialogue, but no audio.', 'dialogue')
  if (kind === 'reading' && question.text === undefined && question.photo === undefined && question.group === undefined)
    report('has neither text nor picture.', 'text')
  const texts = [question.text, question.transcript, ...helpTexts(question)]
  if (texts.some((text) => (text ?? '').length > LONGEST_TEXT))
    report(`has a text of more than ${LONGEST_TEXT} characters.`)
  checkOptions(question.options, report)
  if (voice !== undefined && spokenBy === undefined) report("has a voice other than a and b in 'spokenBy'.", 'spokenBy')
  else checkSpoken(question, report)
  const named = [
    ...(['photo', 'audio', 'dialogue'] as const).map((field) => [field, question[field]] as const),
    ...question.options.map(({ photo }, index) => [`options.${index}.photo`, photo] as const),
  ]
  for (const [field, file] of named)
    if (file !== undefined && !files.has(file)) report(`names the file '${file}', which is not there.`, field)
  return question
}
