import type { ExamTexts } from '../content'
import { DraftField } from './DraftField'
import * as css from './editor.css'
import { useEditorText } from './editorText'
import { errorAt } from './faultWords'
import { LanguageTabs, languagesOf, ReviewedBox, withLanguage, withReviewState } from './HelpPart'
import { withChanges, type Changes, type Draft, type DraftFault, type DraftSettings } from './model'

/** Props of PaperTexts. */
export interface PaperTextsProps {
  /** The draft. */
  draft: Draft
  /** The faults of the fields beside questions, groups and sections. */
  faults: readonly DraftFault[]
  /** Whether nothing can be changed. */
  isReadOnly: boolean
  /** Receives the changed fields. */
  onChange: (changes: Changes<Omit<DraftSettings, 'groups' | 'sections'>>) => void
}

/** Description, length and guidelines of a paper in four languages. */
export const PaperTexts = ({ draft, faults, isReadOnly, onChange }: PaperTextsProps) => {
  const words = useEditorText()
  const { settings: text } = words
  const { translations } = draft
  const given = languagesOf(draft)
  const unreviewed = draft.unreviewed ?? given

  const change = (language: string, changes: Changes<ExamTexts>) => {
    if (language === 'en') return onChange(changes)
    const texts = withChanges<ExamTexts>(translations?.[language] ?? {}, changes)
    const changed = withLanguage(translations, language, Object.keys(texts).length === 0 ? undefined : texts)
    onChange(withReviewState(draft, { translations: changed }))
  }

  return (
    <section className={css.part} aria-label={words.help.label} data-field="translations">
      <LanguageTabs label={words.help.label}>
        {(language) => {
          const texts = language === 'en' ? draft : translations?.[language]
          const field = (name: keyof ExamTexts) => (language === 'en' ? name : `translations.${language}.${name}`)
          const shared = (name: keyof ExamTexts) => ({
            label: text[name],
            description: text[`${name}Help`],
            field: field(name),
            error: errorAt(words, faults, field(name)),
            lang: language,
            isReadOnly,
          })
          return (
            <>
              <DraftField
                {...shared('description')}
                multiline
                value={texts?.description}
                onCommit={(description) => change(language, { description })}
              />
              <DraftField
                {...shared('duration')}
                value={texts?.duration}
                onCommit={(duration) => change(language, { duration })}
              />
              <DraftField
                {...shared('guidelines')}
                multiline
                value={texts?.guidelines?.join('\n')}
                normalize={(typed) => linesOf(typed)?.join('\n') ?? ''}
                onCommit={(typed) => change(language, { guidelines: linesOf(typed) })}
              />
              {given.includes(language) && (
                <ReviewedBox
                  language={language}
                  unreviewed={unreviewed}
                  isReadOnly={isReadOnly}
                  onChange={(changed) => onChange({ unreviewed: changed })}
                />
              )}
            </>
          )
        }}
      </LanguageTabs>
    </section>
  )
}

const linesOf = (typed: string | undefined): string[] | undefined => {
  const lines = (typed ?? '').split('\n').map((line) => line.trim())
  const filled = lines.filter((line) => line !== '')
  return filled.length === 0 ? undefined : filled
}
