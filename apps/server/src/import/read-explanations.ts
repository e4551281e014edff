import { basename, join } from 'node:path'
import { fieldsIn, isFields, languages, type Fault, type Fields } from '@naru/exam-kit/content'
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
