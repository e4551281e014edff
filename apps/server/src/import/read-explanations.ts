import { type Fault, type Fields, fieldsIn, isFields, languages } from '@naru/exam-kit/content'
import { basename, join } from 'node:path'
import { readYaml } from './read-file'

/** A file of questions; `list` names its list of them. */
type Questions = { raw: unknown; list: 'questions' | 'items' }

const questionsIn = ({ raw, list }: Questions) => (isFields(raw) ? fieldsIn(raw[list]) : [])

/**
 * Adds the texts of `explanations/<language>.yaml` to the questions whose `item` they name, and reports files of another language and texts without a
 * question.
 * @param place - `files`: paths inside `folder`; `prefix` of file names in faults
 * @returns what the files of questions say with the explanations, in the same order
 */
export const withExplanations = (
  sources: readonly Questions[],
  { folder, files, prefix }: { folder: string; files: ReadonlySet<string>; prefix: string },
  faults: Fault[],
): unknown[] => {
  const items = new Set(sources.flatMap(questionsIn).map(({ item }) => item))
  const explained = new Map<unknown, Fields>()
  for (const name of [...files].filter((path) => /^explanations\/[^/]+\.yaml$/.test(path)).toSorted()) {
    const report = (message: string) => void faults.push({ file: prefix + name, message })
    const language = basename(name, '.yaml')
    if (language === 'en' || !languages.some((known) => known === language))
      report('is in a language that is not known.')
    const read = readYaml(join(folder, name))
    if ('fault' in read) report(read.fault)
    else if (!isFields(read.value)) report('must be a mapping by item.')
    else
      for (const [item, text] of Object.entries(read.value)) {
        if (!items.has(item)) report(`explains '${item}', which is no item here.`)
        explained.set(item, { ...explained.get(item), [language]: text })
      }
  }
  const explain = (question: Fields): Fields => {
    const texts = explained.get(question['item'])
    return texts === undefined
      ? question
      : { ...question, explanations: { ...asFields(question['explanations']), ...texts } }
  }
  return sources.map((source) => {
    const { raw, list } = source
    return isFields(raw) && Array.isArray(raw[list])
      ? { ...raw, [list]: raw[list].map((entry: unknown) => (isFields(entry) ? explain(entry) : entry)) }
      : raw
  })
}

const asFields = (value: unknown) => (isFields(value) ? value : {})

/** What is known of the clips of a folder; the clip maker writes it. */
const CLIPS = 'audio/clips.json'

/**
 * Reads where the turns of the clips of a folder are.
 * @param files - paths inside the folder
 * @returns what adds them to the questions, groups or items of a file
 */
export const readTurns = (folder: string, files: ReadonlySet<string>): ((raw: unknown) => unknown) => {
  const read = files.has(CLIPS) ? readYaml(join(folder, CLIPS)) : { fault: '' }
  const clips = 'value' in read && isFields(read.value) ? read.value : {}
  const withTurns = (holder: Fields): Fields => {
    const clip = clips[String(holder['dialogue'] ?? holder['audio'])]
    if (!isFields(clip) || !Array.isArray(clip['turns'])) return holder
    const turns = clip['turns'].map((range: unknown) =>
      Array.isArray(range) ? { start: range[0], end: range[1] } : {},
    )
    return { ...holder, turns }
  }
  return (raw) => {
    if (!isFields(raw)) return raw
    const lists = ['questions', 'groups', 'items'].filter((list) => Array.isArray(raw[list]))
    return { ...raw, ...Object.fromEntries(lists.map((list) => [list, fieldsIn(raw[list]).map(withTurns)])) }
  }
}
