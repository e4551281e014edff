import { optionalText } from '@naru/ui/language'
import { useEditorText, type EditorText } from '../editorText'

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
  if (field === 'text' && path.startsWith('groups.')) return text('group.text')
  if (field === 'options' && second !== '') return text('options.option', { position })
  if (field === 'script' && second !== '') return text('script.line', { line: position })
  if (field === 'tags' && isTag(second)) return text(`tags.${second}`)
  const named = (name: string) => optionalText(text, `difference.names.${name}`)
  const language =
    field === 'translations' || field === 'explanations' ? optionalText(text, `languages.${second}`) : undefined
  if (language === undefined) return named(field)
  return `${named(field === 'explanations' ? 'explanation' : third) ?? named(field)} (${language})`
}

/** @returns names the field of a fault in the reader's language */
export function useFieldName(): (path: string) => string | undefined {
  const t = useEditorText()
  return (path) => fieldName(t, path)
}
