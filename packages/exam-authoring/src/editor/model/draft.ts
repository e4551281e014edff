import {
  isFields,
  fieldsIn,
  type Fields,
  type Paper,
  type PaperGroup,
  type PaperQuestion,
  type PaperSection,
} from '@naru/exam-kit/content'

/** What a question and a group have in common. */
export type DraftMaterial = Omit<PaperGroup, 'id'>

/** A question of a draft; its item names it. */
export type DraftQuestion = PaperQuestion & { item: string }

/** The fields of a draft beside its questions. */
export type DraftSettings = Partial<Omit<Paper, 'questions'>> & Pick<Paper, 'id' | 'topic'>

/** A paper that is being edited: complete or not. */
export type Draft = DraftSettings & { questions: DraftQuestion[] }

/** Changes of the fields of a value; undefined removes a field. */
export type Changes<Value> = { [Key in keyof Value]?: Value[Key] | undefined }

/** A copy of a value with changed fields. Fields that become undefined are absent. */
export function withChanges<Value extends object>(value: Value, changes: Changes<Value>): Value {
  const changed = { ...value, ...changes }
  for (const [name, entry] of Object.entries(changes)) if (entry === undefined) Reflect.deleteProperty(changed, name)
  return changed
}

/** A new question without texts: four options, of which none is correct yet. */
export const newQuestion = (item: string, type: DraftQuestion['type'], section?: string): DraftQuestion => ({
  item,
  number: 0,
  type,
  ...(section === undefined ? {} : { section }),
  options: [{}, {}, {}, {}],
})

/** The numbers of a group's questions, in their order. */
export const numbersOfGroup = ({ questions }: Pick<Draft, 'questions'>, id: string | undefined): number[] =>
  questions.filter(({ group }) => group === id).map(({ number }) => number)

const hasItem = (fields: Fields): fields is Fields & { item: string } =>
  typeof fields['item'] === 'string' && fields['item'] !== ''

const isSettings = (value: Fields): value is Fields & DraftSettings => typeof value['id'] === 'string'
const isGroups = (value: Fields[]): value is Fields[] & PaperGroup[] => Array.isArray(value)
const isSections = (value: Fields[]): value is Fields[] & PaperSection[] => Array.isArray(value)
const isQuestion = (fields: Fields): fields is Fields & DraftQuestion => Array.isArray(fields['options'])

/** The lists of a value, without entries that are no mappings; what is no list becomes one or is absent. */
function listsOf(raw: Fields): Pick<DraftSettings, 'groups' | 'sections'> {
  const groups = fieldsIn(raw['groups'])
  const sections = fieldsIn(raw['sections'])
  return {
    ...(groups.length > 0 && isGroups(groups) && { groups }),
    ...(sections.length > 0 && isSections(sections) && { sections }),
  }
}

function questionFrom(fields: Fields, index: number, item: string): DraftQuestion[] {
  const { number, type } = fields
  const question: Fields = {
    ...fields,
    item,
    number: typeof number === 'number' ? number : index + 1,
    type: type === 'listening' ? 'listening' : 'reading',
    options: fieldsIn(fields['options']),
    ...(fields['script'] !== undefined && { script: fieldsIn(fields['script']) }),
  }
  return isQuestion(question) ? [question] : []
}

/**
 * Reads a stored draft of any origin. Values that an editor cannot show are replaced; unknown fields stay, so that the checks name them.
 *
 * @param newItem returns a new item, for questions without one or with one that is there twice
 */
export function readDraft(value: unknown, newItem: () => string): Draft {
  const raw: Fields = isFields(value) ? value : {}
  const seen = new Set<string>()
  const questions = fieldsIn(raw['questions']).flatMap((fields, index) => {
    const item = hasItem(fields) && !seen.has(fields.item) ? fields.item : newItem()
    seen.add(item)
    return questionFrom(fields, index, item)
  })
  const { groups: _groups, sections: _sections, ...others } = raw
  const settings: Fields = {
    ...others,
    id: typeof raw['id'] === 'string' ? raw['id'] : '',
    topic: typeof raw['topic'] === 'string' ? raw['topic'] : '',
  }
  return { ...(isSettings(settings) ? settings : { id: '', topic: '' }), ...listsOf(raw), questions }
}
