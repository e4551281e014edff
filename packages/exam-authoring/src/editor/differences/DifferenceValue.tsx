import { contentLanguage, optionalText } from '@naru/ui/language'
import { isFields } from '@naru/exam-kit/content'
import { useEditorText, type EditorText } from '../editorText'
import * as css from '../facts.css'

/** A value of a draft as text: lists as lists, options with their key, nothing as words. */
export const DifferenceValue = ({ field, value }: { field: string; value: unknown }) => {
  const t = useEditorText()
  if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) {
    return <p className={`${css.text} ${css.none}`}>{t('difference.absent')}</p>
  }
  const lines = linesOf(t, field, value)
  const [only] = lines
  if (lines.length === 1 && only !== undefined) return <Line words={only} />
  return (
    <ol className={css.list}>
      {lines.map((words, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines have no identity
        <li key={index}>
          <Line words={words} />
        </li>
      ))}
    </ol>
  )
}

const Line = ({ words }: { words: string }) => (
  <p className={css.text} {...contentLanguage(words)}>
    {words}
  </p>
)

const shown = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return value.map(shown).join(', ')
  if (isFields(value)) return Object.values(value).map(shown).filter(Boolean).join(' · ')
  return ''
}

const optionWords = (text: EditorText, option: unknown): string => {
  if (!isFields(option)) return shown(option)
  const { correct, note, notes, ...words } = option
  return [
    shown(words),
    note === undefined ? '' : `(${[note, notes].map(shown).filter(Boolean).join(' · ')})`,
    correct === true ? `✓ ${text('difference.correct')}` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

const lineWords = (text: EditorText, line: unknown): string => {
  if (!isFields(line)) return shown(line)
  const voice = shown(line['voice'])
  return `${optionalText(text, `script.voices.${voice}`) ?? voice}: ${shown(line['text'])}`
}

function linesOf(text: EditorText, field: string, value: unknown): string[] {
  if (field === 'options' && Array.isArray(value)) return value.map((option) => optionWords(text, option))
  if (field === 'script' && Array.isArray(value)) return value.map((line) => lineWords(text, line))
  if (field === 'type') return [text(`types.${value === 'listening' ? 'listening' : 'reading'}`)]
  if (Array.isArray(value)) return value.map(shown)
  if (isFields(value)) return Object.entries(value).map(([name, entry]) => `${nameOf(text, name)}: ${shown(entry)}`)
  return [shown(value)]
}

const nameOf = (text: EditorText, name: string): string =>
  optionalText(text, `difference.names.${name}`) ?? optionalText(text, `languages.${name}`) ?? name
