import { type Paper, isFields, textOf, fieldsIn, type Fields, type Report, type Fault } from '@naru/exam-kit/content'
import { differenceFrom, fieldsWithDifference, readJson } from './difference'
import { textFromHtml } from './markup'

/** An exam that was read from another format, in the form of `exam.yaml` and not yet validated. */
export interface ReadFormat {
  raw: Fields
  /** How faults name the place of each question. */
  places: string[]
  faults: Fault[]
  /** Facts that the exam gets if nothing else says them. @default none */
  usual?: Fields
}

/** Maximum number of questions that are read, and of options of one. */
export const MOST_ITEMS = 2000
export const MOST_OPTIONS = 100

/** Maximum length of an item, in characters. All its texts have less. */
const LONGEST_ITEM = 200_000

/** An escaped character, or a character. */
const tokensOf = (text: string): string[] => text.match(/\\[\\~=#{}:n]|[^]/gu) ?? []

const plain = (tokens: readonly string[]) =>
  tokens
    .map((token) => (token === '\\n' ? '\n' : /^\\./.test(token) ? token.slice(1) : token))
    .join('')
    .trim()

/** A text without the name of its format, which is that of the question if it has none. */
const readText = (tokens: readonly string[], usual: string, report: Report) => {
  const whole = plain(tokens)
  const [prefix, format = usual] = /^\[(html|moodle|plain|markdown)\]/.exec(whole) ?? ['']
  const text = whole.slice(prefix.length).trim()
  if (format === 'markdown') report('has text in Markdown, which cannot be imported; use HTML or plain text.')
  return { format, text: format === 'plain' ? text : textFromHtml(text, format !== 'html', report) }
}

interface Answer {
  sign: string
  text: string[]
  note: string[]
}

/** The answers between the braces, what is before the first, and the general feedback. */
const splitAnswers = (tokens: readonly string[]) => {
  const answers: Answer[] = []
  const before: string[] = []
  let target = before
  for (const [index, token] of tokens.entries()) {
    const current = answers.at(-1)
    if (tokens.slice(index, index + 4).join('') === '####') return { answers, before, general: tokens.slice(index + 4) }
    if (token === '~' || token === '=') {
      const answer = { sign: token, text: [], note: [] }
      answers.push(answer)
      target = answer.text
    } else if (token === '#' && current !== undefined && target !== current.note) target = current.note
    else target.push(token)
  }
  return { answers, before, general: [] }
}

/** The two answers of a true-or-false question, in the words of GIFT; undefined if it is none. Its first note is about the wrong one. */
const statementAnswers = ({ answers, before }: ReturnType<typeof splitAnswers>): Answer[] | undefined => {
  const parts = before.join('').split('#')
  const [said = '', ifWrong = '', ifRight = ''] = parts
  if (answers.length > 0 || parts.length > 3 || !/^\s*(?:T|F|TRUE|FALSE)\s*$/i.test(said)) return undefined
  const isTrue = /^\s*T/i.test(said)
  return [true, false].map((value) => ({
    sign: value === isTrue ? '=' : '~',
    text: tokensOf(value ? 'True' : 'False'),
    note: tokensOf(value === isTrue ? ifRight : ifWrong),
  }))
}

/** What an item is, if it is no multiple choice question. */
const otherKind = ({ answers, before }: ReturnType<typeof splitAnswers>): string | undefined => {
  if (answers.some(({ sign }) => sign === '~')) return undefined
  const start = plain(before)
  if (start.startsWith('#')) return 'a numerical question'
  if (answers.length === 0) return 'an essay'
  return answers.every(({ text }) => plain(text).includes('->')) ? 'a matching question' : 'a short-answer question'
}

const readOption = ({ sign, text, note }: Answer, format: string, report: Report): Fields => {
  const [prefix, weight] = /^\s*%(-?[\d.]+)%/.exec(text.join('')) ?? ['']
  const marks = weight === undefined ? (sign === '=' ? 100 : 0) : Number(weight)
  if (marks !== 0 && marks !== 100)
    report(`has an option for ${weight} % of the marks; only 0 and 100 can be imported.`)
  const said = readText(tokensOf(text.join('').slice(prefix.length)), format, report).text
  const why = readText(note, format, report).text
  return { text: said, ...(why === '' ? {} : { note: why }), ...(marks === 100 && { correct: true }) }
}

interface Position {
  /** From 1. */
  place: number
  /** The last part of the name of its category. */
  category: string
  /** Ids of the exam's own sections. */
  sections: readonly string[]
}

const sectionOf = ({ category, sections }: Position): Fields => {
  if (category === 'listening' || category === 'reading') return { type: category }
  return { type: 'reading', ...(sections.includes(category) ? { section: category } : {}) }
}

const readItem = (source: string, position: Position, report: Report): Fields | undefined => {
  if (source.length > LONGEST_ITEM) {
    report(`has more than ${LONGEST_ITEM.toLocaleString('en')} characters.`)
    return undefined
  }
  const tokens = tokensOf(source)
  const titleEnd = tokens.findIndex((token, at) => at > 1 && token === ':' && tokens[at + 1] === ':')
  const hasTitle = tokens[0] === ':' && tokens[1] === ':' && titleEnd > 0
  const title = hasTitle ? plain(tokens.slice(2, titleEnd)) : ''
  const body = hasTitle ? tokens.slice(titleEnd + 2) : tokens
  const [start, end] = [body.indexOf('{'), body.lastIndexOf('}')]
  if (start < 0 || end < start) {
    report('has no answers in braces; only multiple choice questions can be imported.')
    return undefined
  }
  const read = splitAnswers(body.slice(start + 1, end))
  const split = { ...read, answers: statementAnswers(read) ?? read.answers }
  const kind = otherKind(split)
  if (kind !== undefined) report(`is ${kind}; only multiple choice questions can be imported.`)
  if (split.answers.length > MOST_OPTIONS) report(`has more than ${MOST_OPTIONS} options.`)
  if (kind !== undefined || split.answers.length > MOST_OPTIONS) return undefined
  const after = body.slice(end + 1)
  // Answers inside the text stand for a missing word.
  const gap = plain(after) === '' ? [] : ['(      )', ...after]
  const { text, format } = readText([...body.slice(0, start), ...gap], 'moodle', report)
  const explanation = readText(split.general, format, report).text
  const isNumber = /^[1-9]\d{0,5}$/.test(title)
  return {
    number: isNumber ? Number(title) : position.place,
    ...(!isNumber && /^[a-z0-9-]{1,100}$/.test(title) ? { item: title } : {}),
    ...sectionOf(position),
    ...(text === '' ? {} : { text }),
    options: split.answers.map((answer) => readOption(answer, format, report)),
    ...(explanation === '' ? {} : { explanation }),
  }
}

/** A first line of a GIFT file, with what GIFT has no place for. */
const HEAD_LINE =
  '// naru exam: {"id":"my-exam","topic":"My exam","description":"Three questions.","duration":"5 minutes","readingTimeMinutes":5}'

const sectionIds = (head: Fields) => fieldsIn(head['sections']).flatMap((section) => textOf(section, 'id') ?? [])

/**
 * Reads a GIFT file. Lines `// naru exam: {…}` and `// naru: {…}` hold what GIFT cannot carry, as JSON.
 * @param isOfPaper - whether a paper has what the file does not say of the exam as a whole.
 */
export const readGift = (source: string, file: string, isOfPaper: boolean): ReadFormat => {
  const faults: Fault[] = []
  const questions: Fields[] = []
  const places: string[] = []
  let head: Fields | undefined
  let extra: Fields | undefined
  let category = ''
  let block: string[] = []
  let first = 0
  let count = 0
  const placeOf = (line: number) => `${file}, line ${line}`
  const endBlock = (line: number) => {
    if (block.length > 0) {
      const place = count + 1
      const name = extra?.['number']
      const question = typeof name === 'number' ? name : place
      const report = (message: string) => void faults.push({ file: placeOf(first), question, message })
      const position = { place, category, sections: sectionIds(head ?? {}) }
      const item = readItem(block.join('\n'), position, report)
      count = place
      if (item !== undefined) {
        questions.push(fieldsWithDifference(item, extra))
        places.push(placeOf(first))
      }
    } else if (extra !== undefined)
      faults.push({ file: placeOf(line), message: "has a line '// naru:' without a question below it." })
    block = []
    extra = undefined
  }
  const lines = source.replace(/^\u{FEFF}/u, '').split(/\r\n|\r|\n/)
  for (const [index, whole] of [...lines, ''].entries()) {
    const line = whole.trim()
    const [isOwn, isHead, json = ''] = /^\/\/ ?naru( exam)?:(.*)$/.exec(line) ?? []
    if (isOwn !== undefined) {
      const read = readJson(json)
      if ('fault' in read) faults.push({ file: placeOf(index + 1), message: `${read.fault}.` })
      else if (isHead === undefined) extra = read.value
      else head = read.value
    } else if (line.startsWith('$CATEGORY:')) {
      endBlock(index)
      category = line.slice('$CATEGORY:'.length).split('/').at(-1)?.trim() ?? ''
    } else if (line === '') endBlock(index)
    else if (!line.startsWith('//')) {
      if (block.length === 0) first = index + 1
      block.push(whole)
    }
    if (count > MOST_ITEMS) {
      return { raw: {}, places, faults: [{ file, message: `has more than ${MOST_ITEMS} questions.` }] }
    }
  }
  if (head === undefined && !isOfPaper) faults.push({ file, message: `has no line like this one: ${HEAD_LINE}` })
  return { raw: { ...head, questions }, places, faults }
}

const escaped = (text: string) => text.replaceAll(/[\\~=#{}:]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)

/** What other programs show for an option: they have neither its picture nor its clip. */
const shownOf = (option: Fields, index: number) =>
  textOf(option, 'text') ?? textOf(option, 'photo') ?? String(index + 1)

const linesOfItem = (question: Fields): string[] => {
  const options = fieldsIn(question['options']).map((option, index) => {
    const [text, note] = [shownOf(option, index), textOf(option, 'note')]
    const isCorrect = option['correct'] === true
    const weight = text.startsWith('%') ? (isCorrect ? '%100%' : '%0%') : ''
    return `  ${isCorrect ? '=' : '~'}${weight}${escaped(text)}${note === undefined ? '' : ` # ${escaped(note)}`}`
  })
  const explanation = textOf(question, 'explanation')
  const title = textOf(question, 'item') ?? textOf(question, 'number') ?? ''
  const text = textOf(question, 'text') ?? textOf(question, 'audio') ?? textOf(question, 'photo') ?? title
  return [
    `::${escaped(title)}::[plain]${escaped(text)} {`,
    ...options,
    ...(explanation === undefined ? [] : [`  ####${escaped(explanation)}`]),
    '}',
  ]
}

/** Writes an exam as a GIFT file; its media lie beside the file under their own paths. */
export const writeGift = (exam: Paper): string => {
  const { questions, ...head } = exam
  const lines = [`// naru exam: ${JSON.stringify(head)}`, '']
  const sections = sectionIds(head)
  let category = ''
  for (const [index, question] of questions.entries()) {
    const own = textOf(question, 'section') ?? textOf(question, 'type') ?? ''
    if (own !== category) lines.push(`$CATEGORY: ${exam.id}/${own}`, '')
    category = own
    const item = linesOfItem(question)
    const carried = readItem(item.join('\n'), { place: index + 1, category, sections }, () => undefined)
    const extra = differenceFrom(carried, question)
    lines.push(...(isFields(extra) ? [`// naru: ${JSON.stringify(extra)}`] : []), ...item, '')
  }
  return lines.join('\n')
}
