import { optionalProp } from './optionalProp'
import { checkTranslations, checkUnreviewed, helpTexts } from './checkHelp'
import { checkList, checkTexts, fieldsIn, reportWithin, textOf, type Fields, type Report } from './fields'
import type { PaperOption, PaperQuestion, PaperTurn, ScriptLine } from './paper'
import { readFields } from './readFields'
import { checkTags } from './tags'

/** Limit of an answer's length in a request, in characters. */
const LONGEST_OPTION = 2000
/** In characters. */
export const LONGEST_TEXT = 10_000

export const NO_KEY = 'has no correct option.'

/** The form in which options are compared, as the scorer compares them. */
const normal = ({ text, photo, spoken }: PaperOption) =>
  (text ?? photo ?? spoken ?? '').normalize('NFC').trim().toLowerCase()

const readOption = (fields: Fields, index: number, report: Report): PaperOption => {
  const field = `options.${index}`
  const read = readFields('PaperOption', fields, reportWithin(report, field, 'has an option that '))
  const { correct } = fields
  if (correct !== undefined && typeof correct !== 'boolean')
    report("has an option whose 'correct' is not true or false.", `${field}.correct`)
  return { ...read, ...(correct === true && { correct }) }
}

/** Reads a script; undefined without a line. */
export const readLines = (value: unknown, report: Report): ScriptLine[] | undefined => {
  const lines = fieldsIn(value).map((fields, index) => {
    const within = reportWithin(report, `script.${index}`, 'has a script line that ')
    return { voice: '', text: '', ...readFields('ScriptLine', fields, within) }
  })
  return lines.length === 0 ? undefined : lines
}

/** Reads where the second play of a clip begins; undefined without it. The length of the clip is checked with its file. */
export const readAudioStart = ({ audio, audioStart }: Fields, report: Report): number | undefined => {
  if (audioStart === undefined || audioStart === null) return undefined
  const isTime = typeof audioStart === 'number' && audioStart > 0
  if (!isTime) report('has an audioStart that is no number of seconds above 0.', 'audioStart')
  else if (audio === undefined) report('has an audioStart, but no audio.', 'audioStart')
  return isTime ? audioStart : undefined
}

const isTurn = ({ start, end }: Fields) =>
  typeof start === 'number' && typeof end === 'number' && 0 <= start && start < end

/** Reads where the turns of a clip are; undefined without any. */
export const readTurns = ({ turns }: Fields, report: Report): PaperTurn[] | undefined => {
  if (turns === undefined || turns === null) return undefined
  const read = fieldsIn(turns)
  if (!read.every(isTurn)) report('has turns that are no starts and ends in seconds.', 'turns')
  return read.map(({ start, end }) => ({ start: Number(start), end: Number(end) }))
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
  const { number } = fields
  const { type = 'reading', ...texts } = readFields('PaperQuestion', fields, report)
  checkList(fields['options'], 'options', report)
  checkList(fields['script'], 'script', report)
  const question: PaperQuestion = {
    number: typeof number === 'number' ? number : 0,
    type,
    ...texts,
    ...optionalProp('audioStart', readAudioStart(fields, report)),
    ...optionalProp('turns', readTurns(fields, report)),
    ...optionalProp('script', readLines(fields['script'], report)),
    options: fieldsIn(fields['options']).map((option, index) => readOption(option, index, report)),
    ...optionalProp('translations', checkTranslations(fields, report)),
    ...optionalProp('unreviewed', checkUnreviewed(fields, report)),
    ...optionalProp('vocabulary', checkTexts(fields, 'vocabulary', report)),
    ...optionalProp('tags', checkTags(fields['tags'], type, report)),
  }
  checkName(fields, question, isInBank, report)
  if (type === 'listening' && question.audio === undefined && question.group === undefined)
    report('is a listening question without audio.', 'audio')
  if (fields['type'] === 'reading' && question.audio !== undefined)
    report('has audio, but is no listening question.', 'audio')
  if (
    question.chart !== undefined &&
    (question.photo === undefined || !/^[^|\n]+(?:\n[^|\n]+\|.+)+$/.test(question.chart))
  )
    report("has a chart without picture, or not as a title and then lines 'name | value'.", 'chart')
  if (question.dialogue !== undefined && question.audio === undefined)
    report('has a dialogue, but no audio.', 'dialogue')
  if (type === 'reading' && question.text === undefined && question.photo === undefined && question.group === undefined)
    report('has neither text nor picture.', 'text')
  const written = [question.text, question.transcript, ...helpTexts(question)]
  if (written.some((text) => (text ?? '').length > LONGEST_TEXT))
    report(`has a text of more than ${LONGEST_TEXT} characters.`)
  checkOptions(question.options, report)
  if (question.spokenBy !== undefined || textOf(fields, 'spokenBy') === undefined) checkSpoken(question, report)
  const named = [
    ...(['photo', 'audio', 'dialogue'] as const).map((field) => [field, question[field]] as const),
    ...question.options.map(({ photo }, index) => [`options.${index}.photo`, photo] as const),
  ]
  for (const [field, file] of named)
    if (file !== undefined && !files.has(file)) report(`names the file '${file}', which is not there.`, field)
  return question
}
