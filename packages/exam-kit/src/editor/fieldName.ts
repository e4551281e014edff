import { useEditorText, type EditorText } from './editorText'

const isLanguage = (text: EditorText, name: string): name is keyof EditorText['languages'] =>
  Object.hasOwn(text.languages, name)

const isField = (text: EditorText, name: string): name is keyof EditorText['difference']['names'] =>
  Object.hasOwn(text.difference.names, name)

const tags = ['field', 'family', 'sound', 'unit', 'sector', 'level', 'grammar'] as const
const isTag = (name: string): name is (typeof tags)[number] => tags.some((tag) => tag === name)

/** A question, group or section in the path of a field of a paper. */
const part = /^(?:questions|groups|sections)\.\d+(?:\.|$)/

/**
 * Names the field of a fault, as the editor labels it.
 *
 * @param path of the field, from the paper or from the question, group or section: `options.1.text`
 * @returns undefined for a part as a whole, and for a field without a label
 */
export function fieldName(text: EditorText, path: string): string | undefined {
  const [field = '', second = '', third = ''] = path.replace(part, '').split('.')
  const position = Number(second) + 1
  if (field === 'text' && path.startsWith('groups.')) return text.group.text
  if (field === 'options' && second !== '') return text.options.option(position)
  if (field === 'script' && second !== '') return text.script.line(position)
  if (field === 'tags' && isTag(second)) return text.tags[second]
  if ((field === 'translations' || field === 'explanations') && isLanguage(text, second)) {
    const own = field === 'explanations' ? 'explanation' : third
    return `${text.difference.names[isField(text, own) ? own : field]} (${text.languages[second]})`
  }
  return isField(text, field) ? text.difference.names[field] : undefined
}

/** @returns names the field of a fault in the reader's language */
export function useFieldName(): (path: string) => string | undefined {
  const text = useEditorText()
  return (path) => fieldName(text, path)
}
